### The terminal: what the command `bluffhouse` says.
### Words in backticks or after -- are typed as they stand: they stay as they are in every language.

# Errors. They follow "bluffhouse: ", so they begin in lower case and have no full stop.
# $games, $options, $bots and the like are lists of words that are typed.
wrong-game = nenhum jogo se chama “{ $name }”; os jogos: { $games }
wrong-which-game = que jogo? { $games }
wrong-players = { $game } é para { $least } a { $most } jogadores, não para { $players }
wrong-option = { $game } não tem a opção “{ $option }”; as suas opções: { $options }
wrong-option-twice = a opção “{ $option }” aparece duas vezes
# $kind: what the option holds. $allowed: the words it may be. $details: a program's English remark.
wrong-option-value = { $kind ->
    [switch] a opção “{ $option }” de { $game } tem de ser true ou false
    [choice] a opção “{ $option }” de { $game } tem de ser uma destas: { $allowed }
   *[other] a opção “{ $option }” de { $game } não pode ser isso: { $details }
}
wrong-islands = a opção “islands” tem de ser duas casas diferentes, por ordem crescente, de 1 a { $most }
wrong-fool-me-once = a opção “fool_me_once” é para 4 a 8 jogadores, não para 3
wrong-seed-type = a semente tem de ser um número inteiro ou um texto
wrong-seed = a semente tem de ter de 1 a { $most } caracteres, todos imprimíveis
wrong-starter = quem começa tem de ser um lugar de 0 a { $last }
wrong-seat = --seat { $seat }: os lugares vão de 0 a { $last }
wrong-name = --name: de 1 a { $most } letras que se possam mostrar
wrong-bot = nenhum bot se chama “{ $name }”; para { $game } há: { $bots }
wrong-temperament = nenhum temperamento se chama “{ $name }”; há: { $temperaments }
engine-failed = o motor não pode jogar: { $details }
engine-other-games = o motor { $engine } não joga { $game }; joga: { $games }
engine-not-named = aqui jogou outro programa; para o executar de novo, acrescente --bots '{ $kind }'
model-address = um modelo de linguagem escreve-se model:NOME@http://…, não model:{ $given }
model-prices = os preços escrevem-se LIDOS,ESCRITOS por milhão de tokens, como 0.5,1.5, não { $given }
cli-engine-replaced = { $name } desiste: { $details }. Continua um bot regular.
wrong-rule = { $game } não tem a regra “{ $number }”; as suas regras: de { $first } a { $last }
wrong-language = não há língua “{ $name }”; há: { $languages }
wrong-not-both = indica GAME ou --resume FILE, não os dois
wrong-resume-has-all = um jogo gravado já tem os seus jogadores, opções, semente e lugares
wrong-save = --save { $file }: tem de ser um ficheiro
wrong-save-there = { $file } já existe: continua-o com --resume, ou indica outro sítio
wrong-game-over = esse jogo acabou; `bluffhouse replay` mostra-o
wrong-people = { $count ->
    [0] nessa mesa não há pessoas, só bots; `bluffhouse replay` mostra-a
   *[other] nessa mesa há { $count } pessoas; aqui só há lugar para uma
}
wrong-no-seed = esse registo não tem semente, por isso a sua sorte não pode continuar
# $reason: what the system says about a file, in the system's language.
wrong-file = { $file }: { $reason }
wrong-no-file = { $file }: esse ficheiro não existe

# The command line could not be parsed. $help: what to type, e.g. bluffhouse play --help.
wrong-command = não há comando “{ $name }”; vê: { $help }
wrong-flag = aqui não há a opção { $name }; vê: { $help }
wrong-missing = falta { $name }; vê: { $help }
wrong-value = { $name } não pode ser isso; vê: { $help }
wrong-typed = isso não se consegue ler ({ $details }); vê: { $help }

# Files that are not records. $details: a program's English remark; $event: a line as it would be.
record-wrong = { $file }: linha { $line }: { $reason }
record-too-large = o ficheiro tem mais de { $most } MiB
record-empty = o ficheiro está vazio
record-line-too-long = a linha tem mais de { $most } KiB
record-foreign = isto não é um registo do Bluffhouse, que começa por {"{"}"bluffhouse":…
record-format = o formato é { $format }, mas este programa lê { $readable }
record-name = “{ $name }” não é um nome que se possa mostrar
record-unreadable = não se consegue ler: { $details }
record-too-deep = não se consegue ler: demasiados parênteses dentro de parênteses
record-otherwise = não está escrito como num registo, que seria: { $event }
record-decision-missing = falta a decisão de um jogador antes deste acontecimento
record-not-allowed = esta decisão não é permitida aqui: { $details }
record-breaks-off = o registo interrompe-se a meio de uma jogada
record-other-event = não é isto que acontece aqui, mas sim: { $event }
record-other-luck = a sorte não pode dar isto: { $details }

# The verdict on a record: was luck honest?
verdict-honest = honesto
verdict-dishonest = desonesto
verdict-unproven = por provar
verdict-line = { $verdict }: { $reason }
verdict-line-at = { $verdict }: linha { $line }: { $reason }
verdict-all-follows = todos os acontecimentos ao acaso resultam da semente
verdict-no-seed = a semente não foi revelada
verdict-no-seal = o registo não tem o selo da sua semente
verdict-other-seed = a semente não é a que foi selada
verdict-other-pledge = a parte da semente de quem dá as cartas não é a prometida
verdict-numbers = a semente não contém um número por lugar

# The arena, on the screen
arena-which-bots = que bots? para { $game }: { $bots }; --bots recebe-os separados por vírgulas
arena-bot-twice = o bot “{ $name }” aparece duas vezes; uma basta
arena-too-few-games = --games { $games }: tem de ser pelo menos 1
arena-bad-seconds = --seconds { $seconds }: tem de ser mais de 0 e menos de 3600
arena-too-few-jobs = --jobs { $jobs }: tem de ser pelo menos 1
arena-resume-alone = --resume continua um torneio tal como começou; com ele só se podem indicar --jobs e --engine
arena-there-already = { $folder } já contém um torneio: continua-o com --resume, ou escolhe outra pasta com --out
arena-not-there = { $folder } não contém nenhum torneio: não há lá { $file }
arena-format = { $file }: o formato é { $format }, mas este programa lê { $readable }
arena-unreadable = { $file } não se consegue ler: { $details }
arena-line-unreadable = { $file }, linha { $line }, não se consegue ler: { $details }; apaga a linha, e o jogo repete-se
arena-no-ray = --engine ray precisa do Ray, que não está instalado: pip install 'bluffhouse[ray]', ou joga sem --engine neste computador
arena-game-failed = o jogo { $number } ({ $bots }; semente { $seed }) interrompeu-se: { $details }
arena-killed = um dos processos de jogo foi terminado. Haverá pouca memória? Com menos --jobs, gasta-se menos.
arena-bar-games = jogos
arena-bar-left = resta
arena-written = Gravado: { $files }
arena-kept = { $games ->
    [1] Jogou-se e guardou-se { $games } jogo de { $total }. Para continuar:
   *[other] Jogaram-se e guardaram-se { $games } jogos de { $total }. Para continuar:
}
arena-head = { $title }, jogadores: { $players }, jogos: { $games }, distribuições: { $deals }
arena-bot = bot
arena-strength = Força (quota de vitórias: 1 é o justo)
arena-share = quota de vitórias
arena-rating = pontuação
arena-decision = uma decisão
arena-slowest = percentil 95
arena-head-to-head = Frente a frente (parte da linha nas vitórias dos dois, lugar por lugar)
arena-bluff = Bluff (apanhou: mentiras em que não acreditou; mal: verdades)
arena-said = disse
arena-lies = mentiras/100
arena-believed = acreditadas
arena-called = apanhou
arena-wrongly = mal
arena-fooled = enganado
arena-sprung = armadilhas
arena-places = Quota de vitórias por lugar (1 é o justo)
arena-by-seat = por lugar
arena-by-turn = por ordem de jogo (0 começa)
selfplay-no-parquet = --format parquet precisa do pyarrow, que não está instalado: pip install 'bluffhouse[datasets]', ou usa --format jsonl
selfplay-not-empty = { $folder } não está vazia: escolhe outra pasta com --out
bench-which-agent = Que agente? --agent recebe um bot, engine:COMMAND ou model:NAME@URL
bench-no-suite = Não há nenhuma série “{ $name }”; há: { $suites }
bench-other = { $folder } contém outra medição: escolhe outra pasta com --out
bench-other-suites = Estes resultados são de séries diferentes e não se podem comparar
bench-no-common-deals = Estes resultados não têm nenhuma distribuição em comum e não se podem comparar

# The arena's report page
report-title = { $title }: arena
report-players = { $players ->
    [1] { $players } jogador por mesa
   *[other] { $players } jogadores por mesa
}
report-games = { $games ->
    [1] { $games } jogo
   *[other] { $games } jogos
}
report-deals = { $deals ->
    [1] { $deals } distribuição
   *[other] { $deals } distribuições
}
report-unfinished = { $total ->
    [1] por acabar: está previsto { $total } jogo
   *[other] por acabar: estão previstos { $total } jogos
}
# $bot: a bot as it is typed, e.g. shark:bold.
report-alone = { $bot } contra si próprio
report-first = { $bot } é quem mais ganha
report-just = { $bot } vai à frente, por pouco
report-lead-alone = O mesmo bot em todos os lugares: o que resta é o desequilíbrio do próprio jogo.
# $share, $low, $high, $other: figures, e.g. 1.24.
report-lead = { $interval ->
    [yes] Ganhou { $share } vezes a sua parte justa dos jogos (95 %: de { $low } a { $high }), à frente de { $second } com { $other }.
   *[no] Ganhou { $share } vezes a sua parte justa dos jogos, à frente de { $second } com { $other }.
}
report-lead-just = { $interval ->
    [yes] Ganhou { $share } vezes a sua parte justa dos jogos (95 %: de { $low } a { $high }). Ainda não se distingue de { $second }: seriam precisos mais jogos.
   *[no] Ganhou { $share } vezes a sua parte justa dos jogos. Ainda não se distingue de { $second }: seriam precisos mais jogos.
}
report-strength = Força
report-strength-says = Vitórias a dividir pelas que seriam a parte justa: 1 é não ser melhor do que a companhia. O ponto é o que se viu, a barra é o intervalo de 95 %.
report-column-games = jogos
report-column-wins = vitórias
report-column-rating = pontuação (openskill)
report-head-to-head = Frente a frente
report-head-to-head-says = Das vitórias que couberam a um dos dois quando ambos estavam à mesa: a parte do bot da esquerda, lugar por lugar. 50 é igualdade.
report-bluff = Bluff
report-bluff-says = O que se disse, se era verdade e quem acreditou. Duvidar é agir como se uma afirmação fosse falsa.
report-lies-told = Mentiras ditas
report-lies-told-says = de tudo o que disse
report-lies-believed = Mentiras acreditadas
report-lies-believed-says = por quem tinha de lhes responder
report-right = Dúvidas certas
report-right-says = de tudo em que não acreditou
report-fooled = Enganado
report-fooled-says = mentiras em que acreditou, das que lhe disseram
report-sprung = Armadilhas que resultaram
report-sprung-says = disse menos do que havia, e o outro abriu
report-column-said = disse
report-column-lies = mentiras
report-column-size = tamanho médio
report-column-right = dúvidas certas
report-column-wrong = dúvidas erradas
report-column-traps = armadilhas
report-time = Tempo para decidir
# $seconds: a time with its unit, e.g. 1 s.
report-time-says = O ponto é a média, o anel é o percentil 95; cada marca vale dez vezes a anterior. O tempo permitido era { $seconds }.
report-slowest = perc. 95: { $time }
report-bias = O desequilíbrio do próprio jogo
report-bias-says = Quota de vitórias por lugar, fosse quem fosse que lá estivesse: 1 é o justo. Todos os bots ocuparam cada lugar as mesmas vezes.
report-by-turn = Por ordem de jogo
report-turn = { $place ->
    [1] começa
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}
report-by-seat = Por lugar
report-seat = lugar { $seat }
report-how = Como se jogou
report-tables = mesas por distribuição
report-tables-alone = uma, com o bot em todos os lugares
report-tables-all = { $tables ->
    [1] a única que pode haver ({ $tables }), em todas as { $turns } ordens de jogo
   *[other] todas as que pode haver ({ $tables }), cada uma em todas as { $turns } ordens de jogo
}
report-tables-circle = { $tables ->
    [1] { $tables } tirada de um círculo de todos os bots, baralhado de novo a cada distribuição, em todas as { $turns } ordens de jogo
   *[other] { $tables } tiradas de um círculo de todos os bots, baralhado de novo a cada distribuição, cada uma em todas as { $turns } ordens de jogo
}
report-endings = como acabaram os jogos
# $part: e.g. 40 %.
report-ending = { $reason ->
    [twenty_five_millions] 25 milhões: { $part }
    [bank_empty] o banco ficou vazio: { $part }
    [last_one_left] o último a restar: { $part }
    [most_cards] mais cartas: { $part }
    [fewest_cards] menos cartas: { $part }
    [all_have_least_money] todos com o dinheiro mínimo: { $part }
    [most_points] mais pontos: { $part }
    [more_money] os mesmos pontos, mais dinheiro: { $part }
    [shared] vitória partilhada: { $part }
    [twenty_million] vinte milhões: { $part }
    [eighth_heist] o oitavo assalto: { $part }
    [treasure] o tesouro: { $part }
   *[other] { $reason }: { $part }
}
report-again = para voltar a jogá-lo
report-footer = Feito por { $command }. Os intervalos são de 95 %, sobre as distribuições: cada distribuição foi jogada por todas as mesas em todas as ordens, para que a sorte se anule.
report-seconds = { $amount } s
report-milliseconds = { $amount } ms
report-microseconds = { $amount } µs

# The solver
solve-only-lie = “{ $game }” não está resolvido, só lie está
solve-no-difference = não faz diferença numa ronda: { $options }
solve-cards = --cards { $cards }: dois números, por exemplo 1,2
solve-two-cards = uma ronda joga-se a dois, cada um com pelo menos uma carta: --cards 1,1
solve-too-big = { $most ->
    [1] demasiado grande para resolver: no máximo { $most } carta ao todo
   *[other] demasiado grande para resolver: no máximo { $most } cartas ao todo
}
solve-size = Apostas: { $bids }; pontos da sequência: { $points }; mãos e posições: { $hands }
solve-iterations = iterações
solve-seconds = segundos
solve-value = valor
solve-stopped = Parado.
solve-worth = A ronda vale { $value } para quem começa. Arredondada, e sem o que nunca se joga: NashConv { $distance }.
solve-kept = { $bytes ->
    [1] { $file }: { $bytes } byte
   *[other] { $file }: { $bytes } bytes
}

# Learning
learn-not-installed = Faltam pacotes para aprender ({ $package }): pip install 'bluffhouse[learn]'
learn-numbers = --{ $option } { $text }: números separados por vírgulas, p. ex. 2,4
learn-shares = --shares { $text }: dê { $wanted } números, nenhum abaixo de 0 e pelo menos um acima
learn-pair = --{ $option } { $text }: um número, ou dois separados por uma vírgula, nenhum abaixo de 0
learn-net = { $file } não serve: é uma rede de outro jogo, ou as suas camadas não têm a largura { $size } (--size).
learn-no-net = { $file }: este ficheiro está danificado ou não contém uma rede.
learn-taken = Em { $folder } já há um treino deste jogo. Continue-o com --resume, ou escolha outra pasta com --out.
learn-no-checkpoint = Em { $folder } não há nenhum ponto de controlo a partir do qual continuar.
learn-over = Este treino chegou ao fim: as partes anteriores contam para --choices e --seconds. Aumente-os para continuar.
learn-games = Os bots jogam
learn-compile = A compilar
learn-imitate = A imitar os bots
learn-train = A treinar
learn-done = Pronto
learn-figures = { $millions } M de escolhas, quotas { $shares }
learn-stopped = Parado. Continue com --resume a partir de { $folder }.
learn-kept = Rede: { $file }, curva: { $page }

# The house on this machine. $reason: what the system or the database says, mostly in English.
serve-open = A casa está aberta: { $address }
serve-cannot-listen = não é possível escutar em { $host }, porta { $port }: { $reason }
serve-no-fork = para vários processos é preciso um sistema com fork; abre antes uma casa por processo
backup-no-house = { $file }: não há casa nenhuma
backup-no-answer = a base de dados não responde: { $reason }
backup-nothing = { $file }: { $reason }; não se importou nada
backup-not-empty = { $database }: essa base de dados já foi uma casa; uma cópia só entra numa nova
backup-there = { $file }: já existe; escolhe outro nome
backup-written = { $place }: pessoas { $people }, mesas { $tables }, entradas { $entries }
desk-token-new = Painel de gestão: { $address } (token: { $token }). Guarda o token: não volta a ser mostrado.
desk-token-given = o token é dado pela definição desk_token; muda-o aí
desk-is-off = O painel está desligado pela definição desk.

# The database of a house, and its settings. $database, $folder, $file, $name, $where, $meant and $allowed stand as they are typed.
store-in-use = { $database } já está a ser usada: outra casa tem-na aberta. Fecha essa, escolhe outro ficheiro ou usa PostgreSQL, que várias casas podem partilhar
store-cannot-open = não é possível abrir a base de dados { $database }: { $reason }
store-not-ours = { $database } não é uma base de dados nossa: { $reason }
store-something-else = { $database } tem outra coisa lá dentro; escolhe outra base de dados
store-newer = { $database } foi escrita por um Bluffhouse mais recente (esquema { $schema }); usa esse
store-no-database = “{ $database }” não é uma base de dados; escreve-se assim: sqlite:///folder/house.db ou postgresql://user@host/name
store-no-driver = para PostgreSQL é preciso: pip install 'bluffhouse[postgres]'
agents-missing = isto requer um extra: pip install 'bluffhouse[agents]'
agents-no-house = { $url } não responde, ou o mcp não está ligado lá
store-no-folder = não é possível criar a pasta { $folder }: { $reason }
settings-value = { $kind ->
    [whole] { $where }: tem de ser um número inteiro, { $allowed }
    [number] { $where }: tem de ser um número, { $allowed }
    [choice] { $where }: tem de ser uma destas palavras: { $allowed }
    [folder] { $where }: tem de ser o caminho de uma pasta
    [list] { $where }: tem de ser uma lista de textos como { $allowed }
    [like] { $where }: tem de ser um texto como { $allowed }
   *[text] { $where }: não pode ficar vazio
}
settings-unknown = { $name }: essa definição não existe; há estas: { $allowed }
settings-unknown-near = { $name }: essa definição não existe; querias dizer { $meant }?
settings-unreadable = { $file }: não são definições em TOML: { $details }
settings-workers = { $where }: para vários processos é preciso PostgreSQL, por exemplo postgresql://user@host/database

# Languages: bluffhouse words. $language: its code.
words-complete = { $language }: não falta nada
words-found = { $count ->
    [1] { $language }: { $count } coisa a corrigir
   *[other] { $language }: { $count } coisas a corrigir
}
words-fault = { $kind ->
    [file] esse ficheiro não existe
    [missing] falta: { $key }
    [extra] o inglês não tem { $key }
    [twice] duas vezes: { $key }
    [variables] { $key }: variáveis diferentes das do inglês: { $details }
    [plurals] { $key }: faltam formas do plural: { $details }
    [unread] não se consegue ler: { $details }
    [broken] { $key }: { $details }
    [english] { $key }: igual ao inglês: { $details }
    [numbers] números de regras diferentes dos do inglês: { $details }
   *[codes] palavras entre acentos graves diferentes das do inglês: { $details }
}

# Help: what stands in bluffhouse --help. Words in capitals are what one fills in.
help = Cinco jogos de bluff, com as regras à risca.
help-version = Que versão é.
help-lang = A língua, por exemplo en. [BLUFFHOUSE_LANG, LANG]
help-play = Jogar contra os jogadores da casa. Ctrl-C deixa um registo para continuar depois.
help-game = Vê: bluffhouse games.
help-play-players = Quantos se sentam à mesa, a contar contigo.
help-option = Uma variante: NAME, ou NAME=VALUE. Pode repetir-se.
help-play-seed = Tirar a sorte do jogo de uma semente, para o poder repetir.
help-play-seat = O teu lugar, a partir de 0.
help-play-name = O teu nome.
help-play-bots = Os teus adversários: rookie, regular, shark, ou vários separados por vírgulas.
help-play-save = Onde fica o registo.
help-play-resume = Continuar um jogo gravado.
help-play-yes = Não pedir confirmação das decisões.
help-games = Os jogos da casa.
help-rules = As regras de um jogo, ou uma delas.
help-rules-number = Uma regra, por exemplo LI-5.
help-replay = Contar um jogo gravado e mostrar a mesa onde ele parou.
help-file = Um registo, tal como --save o grava.
help-replay-seat = Só o que este lugar podia ver.
help-replay-to = Parar depois de tantas decisões.
help-verify = Recalcular toda a sorte de um registo a partir da semente. Código de saída: 0 honesto, 1 não, 2 por provar.
help-arena = Um torneio entre bots: quem é mais forte, e quem mente. Ctrl-C guarda o que já se jogou.
help-bots = Quem joga, separado por vírgulas: regular,shark:bold,engine:./mybot.
help-players = Quantos se sentam a cada mesa.
help-arena-games = Quantos jogos, pelo menos: jogam-se distribuições inteiras. [1000]
help-seconds = O tempo de um bot para decidir, em segundos. [1]
help-seed = Dar as cartas a partir de uma semente, para repetir o mesmo.
help-out = A pasta para tudo o que se grava.
help-jobs = Quantos jogos ao mesmo tempo. [um por núcleo]
help-arena-resume = Continuar o torneio desta pasta.
help-arena-engine = Este computador, ou um cluster Ray (precisa de bluffhouse[ray]).
help-selfplay = Põe bots a jogar e escreve um conjunto de dados: registos e uma tabela de todas as decisões.
help-selfplay-games = Quantos jogos. [100]
help-selfplay-format = Linhas JSON ou Parquet (precisa de bluffhouse[datasets]).
help-selfplay-values = O valor de cada posição: none (nenhum) ou playouts (estimado jogando até ao fim).
help-bench = Mede um agente contra adversários fixos com distribuições fixas, sem a sorte. A mesma pasta continua onde parou.
help-bench-agent = O agente: um bot, engine:COMMAND ou model:NAME@URL.
help-bench-quick = Joga só as primeiras distribuições da série.
help-bench-deals = Quantas distribuições de cada secção. [a série inteira]
help-bench-suite = O nome da série.
help-bench-seconds = Tempo do agente por decisão, em segundos. [60]
help-bench-luck = Mede a sorte e retira-a do resultado. Demora mais.
help-bench-judged = Analisa também cada jogo e avalia o agente pelas suas decisões, ganhe quem ganhar. Demora mais.
help-compare = Mostra quanto melhor é o primeiro agente do que o segundo, com as mesmas distribuições.
help-compare-first = O results.json de um agente.
help-compare-second = O results.json de outro.
help-bench-engine = Este computador, ou um cluster Ray (precisa de bluffhouse[ray]).
help-engine = Escrever bots em qualquer linguagem de programação.
help-check = Experimentar um motor e dizer o que está errado. Código de saída: 0 tudo bem, 1 se não.
help-check-command = O comando do motor, entre aspas: 'python3 mybot.py --level 3'.
help-check-games = Quantas partidas experimentar de cada jogo. [20]
help-check-seed = Dar as cartas a partir de uma semente, para repetir o mesmo.
help-check-seconds = Tempo do motor por decisão, em segundos. [1]
help-mcp = Deixar jogar um modelo de linguagem: um servidor MCP na entrada e saída padrão (requer bluffhouse[agents]).
help-mcp-house = Jogar antes nesta casa, que tem de ter o mcp ligado: https://bluff.example.org.
help-agent = Deixar um modelo de linguagem jogar contra bots e contar o que gasta. A chave é lida de BLUFFHOUSE_MODEL_KEY (requer bluffhouse[agents]).
help-agent-model = O nome do modelo no servidor dele.
help-agent-base-url = O servidor, até /v1. Tem de falar a interface chat-completions.
help-agent-games = Quantas partidas. [1]
help-agent-prices = Preços de um milhão de tokens, lidos e escritos: 0.5,1.5.
help-agent-house = Jogar antes numa mesa desta casa, que tem de ter o mcp ligado.
help-agent-table = O código da mesa.
help-agent-name = O nome do modelo na mesa.
help-solve = Resolver uma ronda de LIE a dois, e dizer a que distância está de um equilíbrio.
help-solve-game = lie: o que está resolvido.
help-solve-cards = As cartas de quem começa e as do outro: 1,1, 1,2 ou 2,1.
help-solve-seconds = Quanto tempo continuar.
help-solve-until = Parar quando o NashConv for inferior a isto.
help-solve-option = raise_order=value_first, wild_ones. Pode repetir-se.
help-solve-out = Guardar a estratégia neste ficheiro (.json.gz).
help-learn = Treinar uma rede para um jogo, entre imitações dos nossos bots, as suas versões anteriores e jogadores que a exploram.
help-learn-game = O jogo a aprender.
help-learn-out = A pasta para a rede, a curva e os pontos de retoma.
help-learn-players = Números de jogadores para os quais treinar, p. ex. 2,4.
help-learn-choices = Parar depois de tantas escolhas.
help-learn-seconds = Parar depois de tantos segundos de treino.
help-learn-imitate = Bots a imitar como companhia, separados por vírgulas; vazio: nenhum.
help-learn-games = Jogos reais dos bots com que aprender antes de treinar.
help-learn-processes = Processos que jogam jogos reais.
help-learn-tables = Mesas ao mesmo tempo.
help-learn-size = Largura das três camadas da rede.
help-learn-net = Começar com esta rede em vez de uma cópia do primeiro bot.
help-learn-shares = Com que frequência a rede, o seu rival e cada imitação ocupam um lugar, separados por vírgulas. [0.3,0.1,0.25,0.25,0.1]
help-learn-alike = Parte das mesas com uma rede entre jogadores todos iguais, de 0 a 1.
help-learn-entropy = Quanto conta a variedade no início e no fim.
help-learn-rate = Taxa de aprendizagem no início e no fim.
help-learn-epochs = Quantas vezes a rede aprende com cada escolha.
help-learn-seed = Semente de tudo o que é aleatório.
help-learn-resume = Continuar a partir do ponto de retoma na pasta.
help-serve = Abrir a casa: mesas para pessoas e bots, por HTTP e WebSocket.
help-config = Um ficheiro TOML com definições.
help-serve-browser = Abrir no navegador deste computador.
help-export = Gravar a casa inteira num ficheiro: pessoas, mesas, jogos. A casa pode ficar aberta.
help-export-file = Um ficheiro novo. Contém segredos.
help-import = Trazer uma casa de um ficheiro desses para uma base de dados nova e vazia. Tudo, ou nada.
help-import-file = Tal como export o grava.
help-desk-token = Criar um novo token para o painel de gestão. O antigo deixa logo de valer; a casa pode continuar aberta.
help-database = Onde se guardam as mesas, como em serve. [BLUFFHOUSE_DATABASE]
help-data = A pasta dos ficheiros da casa. [BLUFFHOUSE_DATA]
help-schema = Mostrar o JSON Schema de todas as mensagens entre uma casa e os seus clientes.
help-words = O que falta ou está errado numa língua, ou em todas. Código de saída 1: há alguma coisa.
help-words-language = O código dela, por exemplo en.
help-words-folder = A pasta de uma língua que ainda se está a escrever.

# Help: the settings of bluffhouse serve
setting-host = O endereço em que se escuta; 0.0.0.0: todos.
setting-port = A porta em que se escuta; 0: qualquer uma livre.
setting-operations = Um endereço e uma porta próprios para /metrics, /readyz e /healthz, como 127.0.0.1:8322; vazio: sem métricas.
setting-desk = Oferecer o painel de gestão em /desk a quem tiver o seu token.
setting-desk-token = O token do painel de gestão; vazio: o que foi criado no primeiro arranque. Define-o no ficheiro ou no ambiente, não na linha de comandos.
setting-public-url = Por onde começam os links para as mesas; vazio: o endereço a que o pedido chegou.
setting-allowed-origins = Origens, além da nossa, cujas páginas podem falar com a casa.
setting-allowed-hosts = Nomes de anfitrião a que a casa responde, além de endereços IP, nomes sem ponto, *.local e o anfitrião de public_url.
setting-secure-cookies = Enviar cookies só por HTTPS. Diz que sim sempre que houver HTTPS.
setting-proxy = Há um proxy à frente: acreditar no seu X-Forwarded-For e X-Forwarded-Proto. Sem proxy, qualquer um os podia forjar.
setting-data = A pasta dos ficheiros da casa.
setting-database = Onde se guardam as mesas: sqlite:///path ou postgresql://user@host/database; vazio: o ficheiro house.db na pasta dos dados.
setting-workers = Processos que servem mesas; para vários é preciso PostgreSQL.
setting-worker-port = Porta em que o primeiro processo também escuta; cada um dos outros, na seguinte. Assim um proxy pode levar todos os jogadores de uma mesa ao mesmo. 0: nenhuma.
setting-log = A coisa menos importante que ainda se regista.
setting-log-format = Linhas de registo para pessoas ou para programas.
setting-bot-processes = Processos em que pensam os bots de cada processo de mesas.
setting-bot-seconds = Segundos que um bot pode pensar; depois, um mais simples decide por ele.
setting-bot-delay = Quantos segundos, mais ou menos, um bot parece pensar; 0: nenhum.
setting-engines = Programas que podem sentar-se às mesas como bots, cada um como NOME=COMANDO; por omissão, nenhum.
setting-mcp = Deixar que agentes entrem nas mesas por MCP, em /mcp (requer bluffhouse[agents]).
setting-drop-grace = Segundos que um jogador sem ligação tem para voltar, antes de a mesa ficar à espera ou de entrar um bot.
setting-start-grace = Segundos que os dispositivos têm para mostrar os seus números para a distribuição, antes de o começo ser cancelado.
setting-sleep-after = Segundos ao fim dos quais uma mesa que ninguém vê sai da memória. Está no disco.
setting-archive-after-days = Dias ao fim dos quais se arquiva uma mesa em que ninguém mexeu. Nunca se perde.
setting-max-tables = Mesas abertas ao mesmo tempo.
setting-max-tables-per-address = Mesas abertas a partir de um endereço numa hora; esta máquina fica de fora.
setting-max-wrong-codes-per-address = Códigos de mesa errados por hora a partir de um endereço; esta máquina está isenta.
setting-max-connections-per-address = Ligações ativas a partir de um endereço ao mesmo tempo.
setting-max-requests-per-address = Ligações a partir de um endereço ao mesmo tempo que não são em direto. Atrás de um proxy, é ele que as limita.
setting-request-seconds = Segundos que um cliente tem para enviar o cabeçalho de um pedido, e outros tantos para o conteúdo.
setting-max-viewers-per-table = Ligações ativas a uma mesa ao mesmo tempo.
setting-max-entries-per-table = Registos de uma mesa, sem contar jogadas nem ligações; depois disso só se aceita o que o jogo exige.
setting-max-message = Bytes de uma mensagem de um cliente.
setting-messages-per-second = Mensagens que uma pessoa pode enviar por segundo, a longo prazo; o dobro de uma vez. Pedidos pesados contam várias vezes.
setting-messages-per-second-per-address = Mensagens e pedidos por segundo a partir de um endereço, a longo prazo; o dobro de uma vez. Esta máquina está isenta.
setting-chat-length = Caracteres de uma mensagem no chat.
setting-chat-per-minute = Mensagens no chat de uma pessoa por minuto.

# bluffhouse without a command: the house for everybody in the room
party-port-taken = A porta { $port } está ocupada por outro programa; esta casa tem a { $other }.
party-others = Os telemóveis e os outros computadores desta rede entram por aqui: { $address }
party-no-network = Este computador não está agora ligado a nenhuma rede: os telemóveis não podem entrar.
party-close = Ctrl-C fecha a casa.
party-kept = O que se jogou fica guardado: { $file }
help-without = Sem comando, a casa abre-se no navegador deste computador, para todos os da mesma rede.
help-host = Sem comando: o endereço em que se escuta. 127.0.0.1: só para este computador.
help-port = Sem comando: a porta em que se escuta; 0: qualquer uma livre.
help-no-browser = Sem comando: não abrir o navegador.
