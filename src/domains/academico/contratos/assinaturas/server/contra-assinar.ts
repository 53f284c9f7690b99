import { sql } from 'kysely';
import { revogarLinksExternos } from '#domains/acesso/links-externos/server/door.ts';
import { enderecoDeConferencia } from '#platform/server/pdf/conferencia.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosAssinatura as erros } from '../erros.ts';
import { nomeDoPapel } from '#domains/academico/contratos/nome-do-papel.ts';
import { carregarPapeis } from './carregar.ts';
import { cartaDeConclusao, type Remessa } from './correspondencia.ts';
import { contratoDaAssinatura, signatariosDe, travarAssinatura } from './mudar.ts';
import { recusaDoPapel } from './julgar-papel.ts';
import { type Evidencia, papelEmPdf } from './papel-em-pdf.ts';

/**
 * The school signs last: text and page of evidence become one PDF that never changes, under the code of the paper, and is mailed to all who signed.
 * Their links have done what they were for and end: locked first, as by whoever acts by one.
 * @throws NAO_ENCONTRADO, ASSINATURA_ENCERRADA, ASSINATURA_SEM_EFEITO, ASSINATURAS_FALTAM and why the paper could not come into force
 */
export async function contraAssinar(
  ato: Ato,
  { id, publicUrl, correio }: { id: number; publicUrl: string } & Pick<Remessa, 'correio'>,
): Promise<{ id: number }> {
  const { tx, quem, fuso } = ato;
  await conferirVisivel(tx, quem, [await contratoDaAssinatura(tx, id)]);
  await revogarLinksExternos(tx, { finalidade: 'assinatura', alvoIds: await signatariosDe(tx, id) });
  const atual = await travarAssinatura(tx, id);
  const { situacao, contratoId, aditivoId, textoSha256 } = atual;
  if (situacao === 'concluida' || situacao === 'revogada') throw erros.ASSINATURA_ENCERRADA();
  if (situacao === 'sem_efeito') throw erros.ASSINATURA_SEM_EFEITO();
  const recusa = await recusaDoPapel(tx, atual, fuso);
  if (recusa) throw recusa;
  const { assinaram, faltam } = await lerEvidencias(ato, id);
  if (faltam.length > 0) throw erros.ASSINATURAS_FALTAM({ nomes: faltam.join(', ') });
  const [papel] = await carregarPapeis(tx, [{ contratoId, aditivoId }]);
  if (!papel?.documento || papel.codigo === null) throw errosComuns.ERRO_INTERNO();
  const { rows: agora } = await sql<{ em: string; envio: number }>`select clock_timestamp() as em, (select count(*)::int from assinaturas a
    where a.contrato_id = ${contratoId} and a.aditivo_id is not distinct from ${aditivoId}::bigint and a.id <= ${id}) as envio`.execute(tx);
  const { em, envio } = agora[0] ?? { em: '', envio: 1 };
  const por = nomeDoAutor(quem);
  const conteudo = await papelEmPdf(tx, {
    documento: papel.documento,
    especie: aditivoId === null ? 'contrato' : 'aditivo',
    codigo: papel.codigo,
    publicUrl,
    conclusao: {
      textoSha256,
      versao: `${envio}º envio`,
      signatarios: assinaram,
      escola: { nome: por, em, ip: ato.origem?.ip ?? null },
      fuso,
    },
  });
  const arquivo = { nome: `assinado-${papel.numero.replaceAll('/', '-')}.pdf`, tipo: 'application/pdf' };
  const finalId = await guardarArquivo(tx, { ...arquivo, conteudo });
  await sql`update assinaturas set concluida_em = ${em}, concluida_por = ${quem.usuarioId}, concluida_por_nome = ${por}, final_id = ${finalId} where id = ${id}`.execute(
    tx,
  );
  const escola = await lerEscola(tx);
  const conferencia = enderecoDeConferencia(publicUrl, papel.codigo);
  await correio.enviarVarias(
    tx,
    assinaram.map((para) =>
      cartaDeConclusao({ escola, para, papel: nomeDoPapel(papel).br, conferencia, anexo: { ...arquivo, corpo: conteudo } }),
    ),
  );
  await auditar(ato, {
    acao: 'contrato.assinatura_concluida',
    alvoTipo: 'contrato',
    alvoId: contratoId,
    depois: { documento: nomeDoPapel(papel).br, textoSha256, enviadoPara: assinaram.map(({ nome }) => nome).join(', ') },
  });
  return { id };
}

async function lerEvidencias({ tx }: Ato, assinaturaId: number): Promise<{ assinaram: Evidencia[]; faltam: string[] }> {
  const { rows } = await sql<Omit<Evidencia, 'assinouEm' | 'forma'> & { assinouEm: string | null; forma: Evidencia['forma'] | null }>`
    select nome, cpf, papel, email, assinou_em as "assinouEm", forma, ip, agente, certificado from assinaturas_signatarios where assinatura_id = ${assinaturaId} order by id`.execute(
    tx,
  );
  return {
    assinaram: rows.flatMap(({ assinouEm, forma, ...r }) => (assinouEm === null || forma === null ? [] : [{ ...r, assinouEm, forma }])),
    faltam: rows.flatMap(({ nome, assinouEm }) => (assinouEm === null ? [nome] : [])),
  };
}
