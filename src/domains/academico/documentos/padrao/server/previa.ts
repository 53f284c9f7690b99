import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { compor } from '#platform/server/papel/compor.ts';
import { semParte } from '#platform/server/papel/partes.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import type { PaginaComposta } from '#shared/papel/pecas.ts';
import { preencher, type Valores } from '#shared/papel/preencher.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { imagensDoPapel, lerImagensDosPapeis } from '#platform/server/papel/imagens.ts';
import { papelDaCasa } from '#domains/academico/documentos/padrao/papeis-da-casa.ts';
import { nomesDoPapel } from '#domains/academico/documentos/termos/alcance.ts';
import { pedeBoletim, valoresDe } from '#domains/academico/documentos/termos/guia.ts';
import { carregarFatosDosPapeis, somenteDoQuePode } from '#domains/academico/documentos/termos/server/door.ts';

type Leitura = { db: Db; quem: Quem; hoje: DataCivil };
/** What a paper that was not issued shows where its number and code will stand. */
const modelo = { numero: '0000-00000', codigo: 'XXXX-XXXX-XXXX', finalidade: 'apresentação a quem interessar' };

/** The values of an enrollment for terms, those that the person may see. @throws NAO_ENCONTRADO for one outside of the person's scope */
async function valoresDaMatricula({ db, quem, hoje }: Leitura, matriculaId: number, comBoletim: boolean): Promise<Valores> {
  const { rows } = await sql<{ id: number }>`select m.id from v_matricula_resumo m
    where m.id = ${matriculaId} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(db);
  const [fatos] = rows.length === 0 ? [] : await carregarFatosDosPapeis(db, [matriculaId], { hoje, comBoletim });
  if (!fatos) throw errosComuns.NAO_ENCONTRADO();
  return somenteDoQuePode(quem, valoresDe({ ...fatos, papel: modelo }));
}

/** What each term says of an enrollment: the examples of the guide. */
export const exemplosDosTermos = (leitura: Leitura, matriculaId: number): Promise<Valores> =>
  valoresDaMatricula(leitura, matriculaId, true);

type Pedido = { conteudo: ConteudoDoPapel; matriculaId: number | null; papel: string | null; publicUrl: string };

/**
 * The pages of a text for an enrollment, or of one of the product's papers by its example, by the same engine that prints it, with the seal that the
 * issued one will have. @throws NAO_ENCONTRADO
 */
export async function preverDocumento(
  leitura: Leitura,
  { conteudo, matriculaId, papel: qual, publicUrl }: Pedido,
): Promise<{ paginas: PaginaComposta[]; vazios: string[] }> {
  const daCasa = papelDaCasa(qual);
  if (!daCasa && matriculaId === null) throw errosComuns.NAO_ENCONTRADO();
  const valores = daCasa ? daCasa.exemplo() : await valoresDaMatricula(leitura, matriculaId ?? 0, pedeBoletim(nomesDoPapel(conteudo)));
  const { papel, vazios } = preencher(conteudo, valores);
  const escola = await lerEscola(leitura.db);
  const imagens = await lerImagensDosPapeis(leitura.db, imagensDoPapel(papel));
  const selo = daCasa?.semSelo ? null : seloDe(publicUrl, modelo.codigo, leitura.quem);
  const paginas = compor({ papel, escola, selo }, imagens);
  return { paginas: paginas.map((pagina) => ({ ...pagina, pecas: semParte(pagina.pecas) })), vazios };
}

const seloDe = (publicUrl: string, codigo: string, { nome, sobrenome }: Quem) => ({
  codigo,
  endereco: `${publicUrl}/conferir-documento/${codigo}`,
  emitidoPor: `Emitido por ${[nome, sobrenome].filter(Boolean).join(' ')}.`,
});
