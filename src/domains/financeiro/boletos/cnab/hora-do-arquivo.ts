/** When a file was made, as its header tells it: HHMMSS in the school's time zone. */
export const horaDoArquivo = (instante: Date, fuso: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: fuso, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
    .format(instante)
    .replaceAll(':', '');
