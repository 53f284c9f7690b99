import type { DadosEcd } from './dados.ts';

/** What the file still lacks, which the school can fill in here. */
export const faltasEcd = [
  'CNPJ',
  'UF',
  'MUNICIPIO',
  'CONTADOR',
  'RESPONSAVEL',
  'PLANO_REFERENCIAL',
  'PLANO_DE_OUTRO_TIPO',
  'REFERENCIAIS',
  'REFERENCIAIS_DE_OUTRO_PLANO',
] as const;
export type FaltaEcd = (typeof faltasEcd)[number];

/** The official plan of the immune and exempt, and what it has of a school that no other plan has: revenue of education and what is given of it. */
const PLANO_DAS_IMUNES = '5';
const soDasImunes = /^4\.01\.01\.(05|07\.03\.01)(\.|$)/;

/** What a year's file lacks of the school, of who signs it, and of accounts without an official code, or with that of another plan. Pure. */
export function faltasDe({ escola, entidade, signatarios: s, contas, meses }: DadosEcd): { falta: FaltaEcd; n: number }[] {
  const usadas = new Set(meses.flatMap(({ saldos }) => saldos.map(({ conta }) => conta)));
  const semCodigo = contas.filter((c) => usadas.has(c.codigo) && c.codigoReferencial === null && c.grupo !== 'apuracao').length;
  const daEscola = (entidade === 'sem_fins_lucrativos') === (s.planoReferencial === PLANO_DAS_IMUNES);
  const doOutro = contas.filter((c) => c.tipo === 'analitica' && soDasImunes.test(c.codigoReferencial ?? '')).length;
  const contador = [s.contadorNome, s.contadorCpf, s.contadorCrc, s.contadorCrcUf, s.contadorEmail, s.contadorTelefone];
  const quantas: Record<FaltaEcd, number> = {
    CNPJ: Number(escola.cnpj === null),
    UF: Number(escola.uf === null),
    MUNICIPIO: Number(s.municipioIbge === null),
    CONTADOR: contador.filter((dado) => dado === null).length,
    RESPONSAVEL: [s.responsavelNome, s.responsavelCpf, s.responsavelQualificacao].filter((dado) => dado === null).length,
    PLANO_REFERENCIAL: Number(s.planoReferencial === null),
    PLANO_DE_OUTRO_TIPO: Number(s.planoReferencial !== null && !daEscola),
    REFERENCIAIS: s.planoReferencial === null ? 0 : semCodigo,
    REFERENCIAIS_DE_OUTRO_PLANO: s.planoReferencial === null || s.planoReferencial === PLANO_DAS_IMUNES ? 0 : doOutro,
  };
  return faltasEcd.flatMap((falta) => (quantas[falta] > 0 ? [{ falta, n: quantas[falta] }] : []));
}
