import type { DadosEcd } from './dados.ts';

/** What the file still lacks, which the school can fill in here. */
export const faltasEcd = ['CNPJ', 'UF', 'MUNICIPIO', 'CONTADOR', 'RESPONSAVEL', 'PLANO_REFERENCIAL', 'REFERENCIAIS'] as const;
export type FaltaEcd = (typeof faltasEcd)[number];

/** What a year's file lacks of the school, of who signs it, and of accounts without an official code. Pure. */
export function faltasDe({ escola, signatarios: s, contas, meses }: DadosEcd): { falta: FaltaEcd; n: number }[] {
  const usadas = new Set(meses.flatMap(({ saldos }) => saldos.map(({ conta }) => conta)));
  const semCodigo = contas.filter((c) => usadas.has(c.codigo) && c.codigoReferencial === null && c.grupo !== 'apuracao').length;
  const contador = [s.contadorNome, s.contadorCpf, s.contadorCrc, s.contadorCrcUf, s.contadorEmail, s.contadorTelefone];
  const quantas: Record<FaltaEcd, number> = {
    CNPJ: Number(escola.cnpj === null),
    UF: Number(escola.uf === null),
    MUNICIPIO: Number(s.municipioIbge === null),
    CONTADOR: contador.filter((dado) => dado === null).length,
    RESPONSAVEL: [s.responsavelNome, s.responsavelCpf, s.responsavelQualificacao].filter((dado) => dado === null).length,
    PLANO_REFERENCIAL: Number(s.planoReferencial === null),
    REFERENCIAIS: s.planoReferencial === null ? 0 : semCodigo,
  };
  return faltasEcd.flatMap((falta) => (quantas[falta] > 0 ? [{ falta, n: quantas[falta] }] : []));
}
