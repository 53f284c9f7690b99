import { type Ato, semTarefa } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { cancelarContrato } from '#domains/academico/contratos/ciclo/cancelamento/server/door.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';
import { travarMatriculas } from '#domains/academico/matriculas/server/door.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosRematricula as erros } from '#domains/academico/rematriculas/erros.ts';
import type { ItemDoLote, Lote, RespostaDoItem } from './lotes.ts';
import { porPartes } from './ponto-de-retorno.ts';
import '#domains/academico/rematriculas/server/restricoes.ts';

type Estado = {
  itemId: number;
  codigo: string;
  /** Nothing happened to the enrollment since the run made it. */
  intacta: boolean;
  contrato: { id: number; numero: string; situacao: string; versao: number; pagoOuVencido: boolean } | null;
};

/** Takes back the enrollments of some items, each by itself: who was touched since stays, with the reason. */
export async function desfazerItens(ato: Ato, lote: Lote, itens: readonly ItemDoLote[]): Promise<RespostaDoItem[]> {
  const { tx, quem, hoje } = ato;
  conferirPermissao(quem, 'rematriculas:excluir', 'br');
  await travarMatriculas(
    tx,
    itens.flatMap(({ matriculaId }) => matriculaId ?? []),
  );
  const estados = await lerEstados(ato, lote, itens);
  const motivo = lote.motivoDesfazimento ?? '';
  const respostas: RespostaDoItem[] = [];
  for (const item of itens) {
    const desta = await porPartes(
      tx,
      [item],
      async (): Promise<RespostaDoItem[]> => {
        const estado = estados.get(item.id);
        if (!estado || item.matriculaId === null) throw errosComuns.NAO_ENCONTRADO();
        if (!estado.intacta) throw erros.MATRICULA_MUDOU({ codigo: estado.codigo });
        await cancelarOContrato(ato, lote, estado, motivo);
        await registrarSaida(ato, { id: item.matriculaId, verbo: 'cancelamento', dataMovimento: hoje, motivo });
        return [{ item, situacao: 'desfeita' }];
      },
      (recusado, erro): RespostaDoItem => ({ item: recusado, situacao: 'feita', codigo: erro.code, parametros: erro.params }),
    );
    respostas.push(...desta);
  }
  return respostas;
}

async function cancelarOContrato(ato: Ato, lote: Lote, { contrato }: Estado, motivo: string): Promise<void> {
  if (!contrato || contrato.situacao === 'cancelado') return;
  // A draft is in its first version; putting it into force made the second.
  const comoFicou = lote.criterios.contratos === 'ativo' ? ['ativo', 2] : ['rascunho', 1];
  if (contrato.situacao !== comoFicou[0] || contrato.versao !== comoFicou[1] || contrato.pagoOuVencido)
    throw erros.CONTRATO_MUDOU({ numero: contrato.numero });
  await cancelarContrato(semTarefa(ato), { id: contrato.id, versao: contrato.versao, dataEfeito: null, motivo });
}

async function lerEstados({ tx, hoje }: Ato, lote: Lote, itens: readonly ItemDoLote[]): Promise<Map<number, Estado>> {
  const { rows } = await sql<Estado>`select i.id as "itemId", r.codigo,
      m.movimento = ${lote.criterios.movimento} and m.versao = 1
        and not exists (select 1 from v_contrato_estado o where o.matricula_id = m.id and o.id is distinct from i.contrato_id and o.situacao <> 'cancelado') as intacta,
      case when c.id is not null then json_build_object('id', c.id, 'numero', c.numero, 'situacao', c.situacao, 'versao', c.versao, 'pagoOuVencido',
        exists (select 1 from v_titulo_do_contrato t where t.contrato_id = c.id and ((t.situacao in ('parcial', 'baixado', 'renegociado') and not t.gratuito) or t.data_vencimento <= ${hoje}))) end as contrato
    from rematriculas_itens i join v_matricula_estado m on m.id = i.matricula_id join v_matricula_resumo r on r.id = m.id left join v_contrato_estado c on c.id = i.contrato_id
    where i.id = any(${itens.map(({ id }) => id)}::bigint[])`.execute(tx);
  return new Map(rows.map((estado) => [estado.itemId, estado]));
}
