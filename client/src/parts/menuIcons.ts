/** The drawings of the table's menu: lines in a field of 24 by 24. */
export const ICONS = {
  pause: 'M8 5 v14 M16 5 v14',
  resume: 'M7 4.5 v15 l12 -7.500 z',
  bot: 'M6 9 h12 v10 h-12 z M12 9 v-4 M9.500 13 v1.500 M14.500 13 v1.500 M12 4.500 a.6 .6 0 1 0 .01 0',
  seat: 'M7 3 v10 h9 M7 13 v8 M16 13 v8 M7 8 h8 M16 13 v-3',
  mute: 'M4 5 h16 v11 h-9 l-4 4 v-4 h-3 z M3 3 l18 18',
  unmute: 'M4 5 h16 v11 h-9 l-4 4 v-4 h-3 z M8 9 h8 M8 12 h5',
  remove: 'M10 8 a3.500 3.500 0 1 0 .01 0 z M3.500 21 q0 -6 6.500 -6 q6.500 0 6.500 6 M16 5 l5 5 M21 5 l-5 5',
  sound: 'M4 9 h3.500 l5 -4 v14 l-5 -4 h-3.500 z M15.500 9 q2.500 3 0 6 M18 6.500 q5 5.500 0 11',
  silent: 'M4 9 h3.500 l5 -4 v14 l-5 -4 h-3.500 z M16 9.500 l5 5 M21 9.500 l-5 5',
  day: 'M12 8 a4 4 0 1 0 .01 0 z M12 2 v2.500 M12 19.500 v2.500 M2 12 h2.500 M19.500 12 h2.500 M5 5 l1.800 1.800 M17.200 17.200 l1.800 1.800 M19 5 l-1.800 1.800 M5 19 l1.800 -1.800',
  night: 'M19 14.500 A8 8 0 1 1 9.500 5 A6.500 6.500 0 0 0 19 14.500 Z',
  tv: 'M3 5 h18 v12 h-18 z M8 21 h8',
  device:
    'M8 2.500 h8 q1.500 0 1.500 1.500 v16 q0 1.500 -1.500 1.500 h-8 q-1.500 0 -1.500 -1.500 v-16 q0 -1.500 1.500 -1.500 z M11 18.500 h2',
  leave: 'M14 4 h-9 v16 h9 M10 12 h11 M17.500 8 l4 4 l-4 4',
} as const

export type MenuIcon = keyof typeof ICONS
