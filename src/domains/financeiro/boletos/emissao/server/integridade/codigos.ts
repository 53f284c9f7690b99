import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { bancoDe } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import type { CobrancaGuardada } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { lerPix } from '#domains/financeiro/boletos/codigos/pix.ts';
import { linhaDigitavel, montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';

type Boleto = {
  id: number;
  nossoNumero: string;
  impresso: string;
  codigoBarras: string;
  linhaDigitavel: string;
  vencimento: DataCivil;
  valorCentavos: Centavos;
  descontoCentavos: Centavos;
  pixEmv: string | null;
  cobranca: CobrancaGuardada;
};
const LOTE = 5_000;

/** Makes the codes of every slip again from what it keeps, and compares. In batches: memory does not grow with the school. */
async function conferirCodigos(db: Db | Tx): Promise<Violacao[]> {
  const violacoes: Violacao[] = [];
  for (let depois = 0; ; ) {
    const { rows } =
      await sql<Boleto>`select id, nosso_numero as "nossoNumero", nosso_numero_impresso as impresso, codigo_barras as "codigoBarras",
      linha_digitavel as "linhaDigitavel", data_vencimento as vencimento, valor_centavos as "valorCentavos", desconto_centavos as "descontoCentavos", pix_emv as "pixEmv", cobranca from boletos where id > ${depois} order by id limit ${LOTE}`.execute(
        db,
      );
    if (rows.length === 0) return violacoes;
    violacoes.push(...rows.flatMap((b) => divergencia(b) ?? []));
    depois = rows.at(-1)?.id ?? depois;
  }
}

function divergencia(b: Boleto): Violacao | null {
  const banco = bancoDe(b.cobranca.bancoCodigo);
  if (!banco) return { alvo: `boleto ${b.id}`, detalhe: `banco ${b.cobranca.bancoCodigo}` };
  const codigo = montarCodigoDeBarras({
    banco: banco.codigo,
    vencimento: b.vencimento,
    valorCentavos: b.valorCentavos,
    campoLivre: banco.campoLivre(b.cobranca, b.nossoNumero, b.valorCentavos),
  });
  const diferentes = [
    codigo !== b.codigoBarras && 'código de barras',
    linhaDigitavel(b.codigoBarras) !== b.linhaDigitavel && 'linha digitável',
    banco.impresso(b.cobranca, b.nossoNumero) !== b.impresso && 'nosso número',
    !isPixDoBoleto(b) && 'código Pix',
  ].filter((nome) => nome !== false);
  return diferentes.length === 0 ? null : { alvo: `boleto ${b.id}`, detalhe: diferentes.join(', ') };
}

/** The Pix code reads as one, checksum and all, and where it says an amount it is that of the slip, less its discount or not. */
function isPixDoBoleto({ pixEmv, valorCentavos, descontoCentavos }: Boleto): boolean {
  if (pixEmv === null) return true;
  const pix = lerPix(pixEmv);
  return pix !== null && (pix.valorCentavos === null || [valorCentavos, valorCentavos - descontoCentavos].includes(pix.valorCentavos));
}

export const boletoCodigos: Invariante = {
  id: 'boleto-codigos',
  sala: 'financeiro/boletos',
  significado: {
    br: 'Nosso número, código de barras, linha digitável e código Pix de cada boleto dizem o mesmo banco, valor e vencimento.',
    en: 'The number, barcode, typed line and Pix code of each slip tell the same bank, amount and due date.',
  },
  providencia: {
    br: 'Não entregue este boleto: peça a baixa e emita outro.',
    en: 'Do not hand this slip out: ask for its write-off and issue another.',
  },
  verificar: conferirCodigos,
};
