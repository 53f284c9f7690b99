/** A count before its noun, in Portuguese: `quantos(1, 'falta')` is '1 falta', `quantos(3, 'dia letivo', 'dias letivos')` is '3 dias letivos'. */
export const quantos = (n: number, um: string, varios = `${um}s`): string => `${n} ${n === 1 ? um : varios}`;
