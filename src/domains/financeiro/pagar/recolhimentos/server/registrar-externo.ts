import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { recolhimentosApi } from '../api.ts';
import { errosRecolhimento } from '../erros.ts';
import type { recolhimentoExternoEsquema } from '../esquemas.ts';
import { escolherGrupos } from './escolher-grupos.ts';
import './restricoes.ts';

/**
 * Says that chosen groups were handed over outside the portal. Neither the cash book nor the books hear of it: the payment stands in them
 * already, or is entered by hand. Throws RECOLHIMENTO_EXTERNO_FORA_DE_HORA, and what `escolherGrupos` throws.
 */
export async function registrarRecolhimentoExterno(
  ato: Ato<Pessoa>,
  { grupos: pedidos, dataRecolhimento, motivo }: z.output<typeof recolhimentoExternoEsquema>,
): Promise<RespostaServidor<typeof recolhimentosApi.registrarRecolhimentoExterno>> {
  const { tx, quem, hoje } = ato;
  const grupos = await escolherGrupos(ato, pedidos);
  for (const { competencia } of grupos)
    if (dataRecolhimento > hoje || dataRecolhimento < competencia)
      throw errosRecolhimento.RECOLHIMENTO_EXTERNO_FORA_DE_HORA(
        { mes: formatarData(competencia).slice(3), hoje: formatarData(hoje) },
        { campos: ['dataRecolhimento'] },
      );
  const linhas = grupos.map(({ itens: _, ...grupo }, ordem) => ({ ...grupo, ordem }));
  const { rows } = await sql<{ id: number }>`
    insert into recolhimentos_externos (fornecedor_id, tipo, codigo, competencia, valor_centavos, data_recolhimento, motivo, usuario_id, usuario_nome)
    select "fornecedorId", tipo, codigo, competencia, "valorCentavos", ${dataRecolhimento}::date, ${motivo}, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from json_to_recordset(${JSON.stringify(linhas)}::json) as g(ordem int, "fornecedorId" bigint, tipo text, codigo text, competencia date, "valorCentavos" bigint)
    order by ordem returning id`.execute(tx);
  const externos = rows.map(({ id }, i) => {
    const grupo = grupos[i];
    if (!grupo) throw new Error('more collections than groups');
    return { id, grupo };
  });
  const itens = externos.flatMap(({ id, grupo }) =>
    grupo.itens.map(({ retencaoId, valorCentavos }) => ({ id, retencaoId, valorCentavos })),
  );
  await sql`insert into recolhimentos_itens (externo_id, retencao_id, valor_centavos)
    select id, "retencaoId", "valorCentavos" from json_to_recordset(${JSON.stringify(itens)}::json) as i(id bigint, "retencaoId" bigint, "valorCentavos" bigint)`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    externos.map(({ id, grupo: { itens: dele, ...grupo } }) => ({
      acao: 'recolhimento_externo.registrado',
      alvoTipo: 'recolhimento_externo',
      alvoId: id,
      depois: { ...grupo, retencoes: dele.map((i) => i.retencaoId), dataRecolhimento, motivo },
    })),
  );
  return { externos: externos.map(({ id, grupo }) => ({ id, valorCentavos: grupo.valorCentavos })) };
}
