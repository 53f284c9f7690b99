import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { papeisEmPdf } from '#platform/server/papel/em-pdf.ts';
import { modelosNosInstantes } from '#platform/server/papel/modelos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { preencher } from '#shared/papel/preencher.ts';
import { papelDoAcordo } from '../papel/modelo.ts';
import { obterAcordo } from './queries.ts';

/** The term of an agreement, to be signed, by the text that was in force when it was made. In Portuguese: the paper is for the family. */
export async function termoDoAcordo(db: Db, id: number, hoje: DataCivil): Promise<Arquivo> {
  const acordo = await obterAcordo(db, id, hoje);
  // The paper names its parties in full; the screen does not carry the CPF for it.
  const { rows } = await sql<{ cpf: string | null }>`select cpf from v_pessoa_resumo where id = ${acordo.pagadorId}`.execute(db);
  const escola = await lerEscola(db);
  const [conteudo = papelDoAcordo.conteudo] = await modelosNosInstantes(db, papelDoAcordo, [acordo.criadoEm]);
  const { papel } = preencher(conteudo, papelDoAcordo.valores({ ...acordo, pagadorCpf: rows[0]?.cpf ?? null, escola }));
  const marca = acordo.situacao === 'vigente' ? undefined : acordo.situacao.toUpperCase();
  const corpo = await papeisEmPdf(db, [{ papel, escola, selo: null, marca }], {
    titulo: `Termo de acordo Nº ${acordo.numero}`,
    criadoEm: acordo.criadoEm,
  });
  return { nome: `acordo-${acordo.numero}.pdf`, tipo: 'application/pdf', corpo, abrir: true };
}
