import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Pessoa, auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { AcordoTravado, ItemDoAcordo } from './carregar.ts';
import type { TituloTravado } from '#domains/financeiro/titulos/server/carregar.ts';

/** Writes that an agreement ended: its state with a row of its own, the facts of its old titles undone, and the audit of all of them. */
export async function encerrarAcordo(
  ato: Ato<Pessoa>,
  acordo: AcordoTravado,
  itens: readonly ItemDoAcordo[],
  antigos: readonly TituloTravado[],
  fim: { para: 'desfeito' | 'quebrado'; motivo: string; hoje: DataCivil },
): Promise<void> {
  const { tx, quem } = ato;
  await sql`with historia as (
      insert into acordos_situacoes (acordo_id, de, para, motivo, usuario_id, usuario_nome)
      values (${acordo.id}, 'vigente', ${fim.para}, ${fim.motivo}, ${quem.usuarioId}, ${nomeDoAutor(quem)})
    )
    update acordos set situacao = ${fim.para}, versao = versao + 1 where id = ${acordo.id}`.execute(tx);
  await registrarEstornosDeFatos(
    tx,
    itens.map((i) => ({
      original: { evento: 'titulo.renegociado', origemTipo: 'acordo_titulo', origemId: i.id },
      evento: fim.para === 'desfeito' ? 'acordo.desfeito' : 'acordo.quebrado',
      dataFato: fim.hoje,
      origemTipo: 'acordo_titulo',
      origemId: i.id,
    })),
  );
  await auditarVarios(ato, [
    {
      acao: `acordo.${fim.para}`,
      alvoTipo: 'acordo',
      alvoId: acordo.id,
      motivo: fim.motivo,
      antes: { situacao: acordo.situacao },
      depois: { situacao: fim.para },
    },
    ...antigos.map((t) => ({
      acao: `titulo.acordo_${fim.para}`,
      alvoTipo: 'titulo',
      alvoId: t.id,
      motivo: fim.motivo,
      depois: { acordoNumero: acordo.numero },
    })),
  ]);
}
