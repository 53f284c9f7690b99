import type { DataCivil } from '#shared/datas.ts';

/** What the bank tells of one slip. */
export type AvisoDoBanco = {
  nossoNumero: string;
  /** Two digits of FEBRABAN's C044: 02 registered, 03 rejected, 06 paid, 09 written off, 28 tariff. */
  movimento: string;
  valorCentavos: number;
  pagoCentavos?: number;
  acrescimosCentavos?: number;
  tarifaCentavos?: number;
  /** What reached the account; unless told, what was paid less the tariff. */
  liquidoCentavos?: number;
  dia: DataCivil;
  credito?: DataCivil;
  identificador?: string;
  documento?: string;
  pagador?: string;
  /** Bank and branch where it was paid. */
  cobrador?: string;
  motivos?: string;
  /** The bank's Pix of a hybrid slip: where it keeps the charge, and its identifier. */
  pix?: { url: string; txid: string };
};
type Conta = { bancoCodigo: string; agencia: string; numero: string };

const tamanho = 240;
/** Of FEBRABAN's layout, as Banco do Brasil sends it. */
const versao = '083';

/** A record with texts at their columns, as the bank's manual counts them. */
function registro(...partes: readonly (readonly [de: number, texto: string])[]): string {
  const colunas = Array.from({ length: tamanho }, () => ' ');
  for (const [de, texto] of partes) for (const [i, letra] of [...texto].entries()) colunas[de - 1 + i] = letra;
  return colunas.join('');
}
const digitos = (valor: number | string, casas: number): string => String(valor).padStart(casas, '0');
const dia = (data: DataCivil): string => data.split('-').toReversed().join('');

/** The text of a CNAB 240 return file, as a bank with FEBRABAN's columns sends it. */
export function escreverRetorno240(conta: Conta, avisos: readonly AvisoDoBanco[], { nsa, em }: { nsa: number; em: DataCivil }): string {
  const { bancoCodigo: banco } = conta;
  const detalhes = avisos.flatMap((a, i) => {
    const inicio = (segmento: string, ordem: number) =>
      [
        [1, `${banco}00013${digitos(2 * i + ordem, 5)}${segmento}`],
        [16, a.movimento],
      ] as const;
    return [
      registro(
        ...inicio('T', 1),
        [18, digitos(conta.agencia, 5)],
        [24, digitos(conta.numero, 12)],
        [38, a.nossoNumero],
        [59, a.documento ?? ''],
        [74, '00000000'],
        [82, digitos(a.valorCentavos, 15)],
        [97, a.cobrador ?? ''],
        [106, a.identificador ?? ''],
        [149, a.pagador ?? ''],
        [199, digitos(a.tarifaCentavos ?? 0, 15)],
        [214, a.motivos ?? ''],
      ),
      registro(
        ...inicio('U', 2),
        [18, digitos(a.acrescimosCentavos ?? 0, 15)],
        [33, digitos(0, 30)],
        [78, digitos(a.pagoCentavos ?? 0, 15)],
        [93, digitos(a.liquidoCentavos ?? (a.pagoCentavos ? a.pagoCentavos - (a.tarifaCentavos ?? 0) : 0), 15)],
        [138, dia(a.dia)],
        [146, a.credito ? dia(a.credito) : '00000000'],
      ),
      ...(a.pix ? [registro(...inicio('Y', 2), [18, '03'], [82, a.pix.url], [159, a.pix.txid])] : []),
    ];
  });
  const linhas = [
    registro(
      [1, `${banco}00000`],
      [53, digitos(conta.agencia, 5)],
      [59, digitos(conta.numero, 12)],
      [143, '2'],
      [144, dia(em)],
      [158, `${digitos(nsa, 6)}${versao}`],
    ),
    registro([1, `${banco}00011T01`]),
    ...detalhes,
    registro([1, `${banco}00015`], [18, digitos(detalhes.length + 2, 6)]),
    registro([1, `${banco}99999`], [18, '000001'], [24, digitos(detalhes.length + 4, 6)]),
  ];
  return linhas.map((linha) => `${linha}\r\n`).join('');
}
