import { sql } from 'kysely';
import type { Contexto, Upload } from '#platform/server/http/tipos.ts';
import { lerPlanilha } from '#platform/server/planilhas/ler-planilha.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { tradutor } from '#shared/textos.ts';
import type { lerPlanilha as endpoint } from '../api.ts';
import { errosPlano } from '../erros.ts';
import { CONTAS_POR_PLANILHA } from '../esquemas.ts';
import { colunasDaPlanilha, type Existente, lerContas } from '../planilha.ts';
import { textosProblema } from '../texts.ts';

const limites = { linhas: CONTAS_POR_PLANILHA, colunas: 30, letrasPorCelula: 300 };

/** What a sheet of accounts would create; writes nothing. Throws PLANILHA_SEM_COLUNA and what reading a sheet throws. */
export async function lerPlanilhaDoPlano(
  { db, pedido }: Pick<Contexto, 'db' | 'pedido'>,
  upload: Upload | undefined,
): Promise<RespostaServidor<typeof endpoint>> {
  const lida = await lerPlanilha(upload?.conteudo ?? Buffer.alloc(0), limites);
  const colunas = colunasDaPlanilha(lida.colunas);
  for (const coluna of ['codigo', 'nome'] as const)
    if (colunas[coluna] < 0)
      throw errosPlano.PLANILHA_SEM_COLUNA({ coluna: coluna === 'codigo' ? 'Código' : 'Nome' }, { campos: ['file'] });
  const { rows: existentes } = await sql<Existente>`select codigo, tipo, grupo from contas_contabeis`.execute(db);
  const { rows: configuracao } = await sql<{ mascara: string }>`select mascara from contabil_configuracao`.execute(db);
  const t = tradutor(textosProblema, pedido.idioma);
  const { problemas, ...achado } = lerContas({ colunas, linhas: lida.linhas }, { mascara: configuracao[0]?.mascara ?? '', existentes });
  return { ...achado, problemas: problemas.map(({ problema, ...onde }) => ({ ...onde, mensagem: t(problema) })) };
}
