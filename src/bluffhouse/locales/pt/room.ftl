### O menu da mesa e as pessoas que lá estão

menu-title = Menu da mesa
menu-players = Jogadores
menu-game = Este jogo
menu-device = Este dispositivo
menu-you = tu
menu-muted = em silêncio
menu-stand-in = um bot joga em seu lugar
menu-pause = Pôr o jogo em pausa
menu-pause-says = Todos os relógios param por alguns minutos. Se todos concordarem, a pausa dura mais.
menu-agree-pause = Aceitar uma pausa mais longa
menu-agree-pause-says = Quando todos aceitam, dura até alguém continuar.
menu-resume = Continuar o jogo
menu-take-back = Voltar ao meu lugar
menu-bot-for-me = Pôr um bot a jogar por mim
menu-bot-for-me-says = Até voltares ao teu lugar.
menu-counts-as-lost = Se terminar o jogo por ti, conta como derrota.
menu-mute = Silenciar { $name }
menu-mute-says = Nesta mesa não verás as suas mensagens.
menu-unmute = Deixar de silenciar { $name }
menu-hand-over = Pôr um bot a jogar por { $name }
menu-hand-back = Devolver o lugar a { $name }
menu-remove = Retirar { $name } da mesa
menu-remove-waiting = Não poderá voltar a sentar-se a esta mesa.
menu-remove-playing = Um bot continua no seu lugar, e essa pessoa já não poderá escrever.
menu-remove-sure = Sim, retirar { $name }
menu-spectators = Público
menu-remove-spectator = Já não poderá ver esta mesa.
menu-tv-says = Para um ecrã partilhado: não mostra os segredos de ninguém.
menu-carry = Continuar noutro dispositivo
menu-carry-short = O teu lugar e as tuas mesas vão contigo.
menu-carry-code = Código QR para continuar noutro dispositivo
menu-carry-says = { $minutes ->
    [one] Lê este código com o outro dispositivo. Serve uma vez, durante um minuto. Não o mostres a mais ninguém: com ele pode-se jogar em teu nome.
   *[other] Lê este código com o outro dispositivo. Serve uma vez, durante { $minutes } minutos. Não o mostres a mais ninguém: com ele pode-se jogar em teu nome.
}
menu-leave = Sair da mesa
menu-leave-waits = A mesa espera por ti. Vais encontrá-la à entrada.
menu-leave-bot = Passado um pouco, um bot joga por ti até voltares.
bar-bot-plays = Um bot joga por ti.
bar-pause-until = Continua, o mais tardar, às { $time }.
claim-title = Continuar neste dispositivo?
claim-says = Terás aqui o mesmo nome, lugar e mesas que no teu outro dispositivo.
claim-instead = Este dispositivo é agora de { $name }. Se continuares, esquece { $name } e as suas mesas.
claim-yes = Continuar aqui
claim-no = Agora não
devices-title = Onde tens sessão iniciada
devices-says = Estes dispositivos jogam em teu nome. Se não reconheces algum, termina a sessão nele. Um dispositivo sem uso durante meio ano sai sozinho.
devices-here = Este dispositivo
devices-unknown = Dispositivo desconhecido
devices-seen = Última utilização: { $date }
devices-sign-out = Terminar a sessão em { $device }
devices-sign-out-others = Terminar todas as outras sessões
devices-leave = Terminar sessão aqui
devices-leave-says = Não há palavras-passe: se este é o teu único dispositivo, não poderás voltar como { $name }.
devices-leave-sure = Sim, terminar sessão aqui

# Talk at the table
talk-title = Dizer alguma coisa
talk-reactions = Reações
talk-phrases = Frases rápidas
reaction-laugh = ri-se
reaction-gasp = fica sem fôlego
reaction-doubt = levanta a sobrancelha
reaction-applause = aplaude
reaction-tears = deita uma lágrima
reaction-cheers = ergue o copo
phrase-good-luck = Boa sorte!
phrase-thinking = Deixa-me pensar…
phrase-trust-me = Confia em mim.
phrase-not-believing = Não acredito em ti.
phrase-oops = Ups!
phrase-nice-one = Boa!
phrase-thanks = Agradeço!
phrase-good-game = Bom jogo!
