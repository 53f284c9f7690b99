/**
 * How a second reader of the banks' manuals describes a file: each record as ranges of columns, from the first to the last, and what must
 * stand in each. Nothing here comes from the engine that writes the files.
 */
export type Titulo = {
  /** '01' registers, '02' writes off, '06' changes the due date. */
  movimento: '01' | '02' | '06';
  /** Which slip of the account it is, from 1. */
  numero: number;
  identificador: string;
  documento: string;
  emissao: string;
  vencimento: string;
  /** Last day on time. */
  limite: string;
  valor: number;
  desconto: number;
  /** Hundredths of a percent. */
  multa: number;
  juros: number;
  /** Percent a month, as it was agreed. */
  taxaDeJuros: string;
  /** Centavos of interest a day. */
  jurosDia: number;
  /** The value holds charges: interest runs on less than the whole, and is told in money. */
  comEncargos: boolean;
  pagador: { cpf: string; nome: string; rua: RegExp; endereco: RegExp; bairro: string; cep: string; cidade: string; uf: string };
};
export type Conta = {
  banco: string;
  agencia: string;
  agenciaDv: string;
  numero: string;
  numeroDv: string;
  carteira: string;
  convenio: string;
  complemento: string;
  codigoTransmissao: string;
  especie: 'ME' | 'DM' | 'DS' | 'RC' | 'OU';
  aceite: boolean;
  diasBaixa: number;
  instrucoes: readonly string[];
  homologacao: boolean;
  pixChave: string;
  pixHibrido: boolean;
};
export type Arquivo = { conta: Conta; escola: { nome: string; cnpj: string }; nsa: number; hoje: string; titulos: readonly Titulo[] };
/** What a record is about: its title, where it has one, and its place in the file and in the lot. */
export type Registro = { arquivo: Arquivo; t: Titulo; ordem: number; noLote: number; registros: number };
type Esperado = string | RegExp | ((r: Registro) => string | RegExp);
export type Coluna = readonly [nome: string, de: number, ate: number, esperado: Esperado];
export type Descricao = readonly Coluna[];

export const c = (de: number, ate: number, nome: string, esperado: Esperado): Coluna => [nome, de, ate, esperado];
export const brancos = (de: number, ate: number, nome = 'brancos'): Coluna => c(de, ate, nome, ' '.repeat(ate - de + 1));
export const zeros = (de: number, ate: number, nome = 'zeros'): Coluna => c(de, ate, nome, '0'.repeat(ate - de + 1));
/** Digits, at the right, filled with zeros. */
export const num = (valor: number | string, tamanho: number): string => String(valor).padStart(tamanho, '0');
/** Letters, at the left, capitals without accents, what is no letter a blank, cut. */
export const alfa = (texto: string, tamanho: number): string =>
  texto
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replaceAll(/[^ -~]/g, ' ')
    .slice(0, tamanho)
    .padEnd(tamanho, ' ');
export const ddmmaaaa = (data: string): string => data.split('-').toReversed().join('');
export const ddmmaa = (data: string): string => ddmmaaaa(data).slice(0, 4) + data.slice(2, 4);
export const diaDepois = (data: string): string => new Date(Date.parse(data) + 86_400_000).toISOString().slice(0, 10);

/** A description in which some ranges say something else: whatever they touch of the other one goes. */
export const com = (base: Descricao, ...novas: Descricao): Descricao =>
  [...base.filter(([, de, ate]) => !novas.some(([, d, a]) => d <= ate && a >= de)), ...novas].toSorted((x, y) => x[1] - y[1]);

/** What is wrong with a line, column by column; nothing when it says what the description says. The ranges must cover the whole line once. */
export function comparar(descricao: Descricao, linha: string, largura: number, r: Registro): string[] {
  const falhas: string[] = [];
  let proxima = 1;
  for (const [nome, de, ate, esperado] of descricao) {
    if (de !== proxima) falhas.push(`the description leaves ${proxima}–${de - 1} out (${nome})`);
    proxima = ate + 1;
    const escrito = linha.slice(de - 1, ate);
    const devido = typeof esperado === 'function' ? esperado(r) : esperado;
    const certo = typeof devido === 'string' ? devido === escrito : devido.test(escrito);
    if (typeof devido === 'string' && devido.length !== ate - de + 1)
      falhas.push(`${nome} ${de}–${ate}: the description says ${devido.length} columns`);
    if (!certo) falhas.push(`${nome} ${de}–${ate}: «${escrito}», not ${typeof devido === 'string' ? `«${devido}»` : devido}`);
  }
  if (proxima !== largura + 1 || linha.length !== largura) falhas.push(`${linha.length} columns, described ${proxima - 1} of ${largura}`);
  return falhas;
}
