/** The digits by which banks check their own branches and accounts: a file with another one is refused whole. */

export type ContaNoBanco = { agencia: string | null; agenciaDv: string | null; numero: string | null; numeroDv: string | null };
/** A digit that is missing, or is not the one of the number beside it, and the one that would be. */
export type DigitoErrado = { campo: 'agenciaDv' | 'numeroDv'; certo: string };

type Calculo = (agencia: string, conta: string) => string[];
/** Of a branch only Banco do Brasil wants the digit in its files; the others print it where it was typed. */
type Banco = { agencia?: Calculo; conta?: Calculo; pedeODaAgencia?: true };

const soma = (texto: string, pesos: readonly number[]): number =>
  [...texto].toReversed().reduce((total, algarismo, i) => total + Number(algarismo) * (pesos[i % pesos.length] ?? 0), 0);

/** Banco do Brasil: right to left, weights 9 down to 2; 10 is X. */
const doBrasil = (texto: string): string[] => {
  const resto = soma(texto, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return [resto === 10 ? 'X' : String(resto)];
};
/** Bradesco: right to left, weights 2 to 7; 10 is P, which older papers print as 0. */
const doBradesco = (texto: string): string[] => {
  const digito = 11 - (soma(texto, [2, 3, 4, 5, 6, 7]) % 11);
  return digito === 10 ? ['P', '0'] : digito === 11 ? ['0'] : [String(digito)];
};
/** Itaú: branch and account together, weights 2 and 1, digits of each product summed. */
const doItau = (texto: string): string[] => {
  const total = [...texto].toReversed().reduce((s, algarismo, i) => {
    const produto = Number(algarismo) * (i % 2 === 0 ? 2 : 1);
    return s + (produto > 9 ? produto - 9 : produto);
  }, 0);
  return [String((10 - (total % 10)) % 10)];
};
/** Santander: branch and account of eight digits, the units of the products. */
const doSantander = (agencia: string, conta: string): string[] => {
  const pesos = [9, 7, 3, 1, 9, 7, 1, 3, 1, 9, 7, 3];
  const total = [...(agencia + conta)].reduce((s, algarismo, i) => s + ((Number(algarismo) * (pesos[i] ?? 0)) % 10), 0);
  return [String((10 - (total % 10)) % 10)];
};

const bancos: Readonly<Record<string, Banco>> = {
  '001': { agencia: (agencia) => doBrasil(agencia), conta: (_, conta) => doBrasil(conta), pedeODaAgencia: true },
  '033': { conta: (agencia, conta) => (conta.length > 8 ? [] : doSantander(agencia.padStart(4, '0'), conta.padStart(8, '0'))) },
  '237': { agencia: (agencia) => doBradesco(agencia), conta: (_, conta) => doBradesco(conta) },
  '341': { conta: (agencia, conta) => doItau(agencia.padStart(4, '0') + conta.padStart(5, '0')) },
};

/** The digits of an account or branch without the zeros at the left, which banks write or leave out. */
export const significativos = (texto: string | null): string => (texto ?? '').replaceAll(/\D/g, '').replace(/^0+/, '');

/** The check digits of an account that its bank would refuse: a number without its digit is refused as one with another. */
export function digitosErrados(bancoCodigo: string, conta: ContaNoBanco): DigitoErrado[] {
  const banco = bancos[bancoCodigo];
  const [agencia, numero] = [significativos(conta.agencia), significativos(conta.numero)];
  const julgar = (campo: DigitoErrado['campo'], certos: readonly string[]): DigitoErrado[] => {
    const dito = (conta[campo] ?? '').toUpperCase();
    const [certo] = certos;
    if (certo === undefined || certos.includes(dito)) return [];
    return dito === '' && campo === 'agenciaDv' && !banco?.pedeODaAgencia ? [] : [{ campo, certo }];
  };
  return [
    ...julgar('agenciaDv', agencia === '' ? [] : (banco?.agencia?.(agencia, numero) ?? [])),
    ...julgar('numeroDv', numero === '' ? [] : (banco?.conta?.(agencia, numero) ?? [])),
  ];
}
