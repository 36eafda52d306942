### The table's menu, and the people at the table

menu-title = Table menu
menu-players = Players
menu-game = This game
menu-device = This device
menu-you = you
menu-muted = muted
menu-stand-in = a bot is playing for them
menu-pause = Pause the game
menu-pause-says = All clocks stop for a few minutes. If everybody agrees, the pause can last longer.
menu-agree-pause = Agree to a longer pause
menu-agree-pause-says = Once everybody has agreed, the pause lasts until one of you continues the game.
menu-resume = Continue the game
menu-take-back = Take my seat back
menu-bot-for-me = Let a bot play for me
menu-bot-for-me-says = Until you take your seat back.
menu-counts-as-lost = If the bot finishes the game for you, the game counts as lost.
menu-mute = Mute { $name }
menu-mute-says = You won't see their messages at this table.
menu-unmute = Unmute { $name }
menu-hand-over = Let a bot play for { $name }
menu-hand-back = Give { $name } their seat back
menu-remove = Remove { $name }
menu-remove-waiting = They can't sit down at this table again.
menu-remove-playing = A bot plays on in their seat, and they can't chat any more.
menu-remove-sure = Yes, remove { $name }
menu-spectators = Spectators
menu-remove-spectator = They can't watch this table any more.
menu-tv-says = For a shared screen: nobody's secrets are on it.
menu-carry = Continue on another device
menu-carry-short = Your seat and your tables go with you.
menu-carry-code = QR code for continuing on another device
menu-carry-says = { $minutes ->
    [one] Scan this code with the other device. It works once, within a minute. Don't show it to anyone else: it lets people play as you.
   *[other] Scan this code with the other device. It works once, within { $minutes } minutes. Don't show it to anyone else: it lets people play as you.
}
menu-leave = Leave the table
menu-leave-waits = The table waits for you. You'll find it at the front door.
menu-leave-bot = After a while, a bot plays for you until you come back.
bar-bot-plays = A bot is playing for you.
bar-pause-until = It continues at { $time } at the latest.
claim-title = Continue on this device?
claim-says = You'll have the same name, seat and tables here as on your other device.
claim-instead = This device is { $name }'s now. If you continue, it forgets { $name } and their tables.
claim-yes = Continue here
claim-no = Not now
devices-title = Where you're signed in
devices-says = These devices are signed in as you. If you don't recognise one, sign it out. A device that isn't used for half a year is signed out automatically.
devices-here = This device
devices-unknown = Unknown device
devices-seen = Last used: { $date }
devices-sign-out = Sign out { $device }
devices-sign-out-others = Sign out everywhere else
devices-leave = Sign out here
devices-leave-says = There are no passwords: if this is your only device, you can't come back as { $name }.
devices-leave-sure = Yes, sign out here

# Talk at the table
talk-title = Say something
talk-reactions = Reactions
talk-phrases = Quick phrases
reaction-laugh = laughs
reaction-gasp = gasps
reaction-doubt = raises an eyebrow
reaction-applause = applauds
reaction-tears = sheds a tear
reaction-cheers = raises a glass
phrase-good-luck = Good luck!
phrase-thinking = Let me think…
phrase-trust-me = Trust me.
phrase-not-believing = I don't believe you.
phrase-oops = Oops!
phrase-nice-one = Nice one!
phrase-thanks = Thank you!
phrase-good-game = Good game!
