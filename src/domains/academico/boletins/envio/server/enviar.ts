import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { assuntoDeUmaLinha, type Correio } from '#platform/server/correio/mail.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { boletinsEmPdf, nomeDoArquivo, papelDeHoje } from '#domains/academico/boletins/impressao/server/door.ts';
import type { Boletim } from '#domains/academico/boletins/esquemas.ts';
import { boletinsDaTurma } from '#domains/academico/boletins/server/boletins.ts';
import { type Destinatario, jaSaiu, motivoDeFicar } from '../motivos.ts';
import { CORREIO_DO_BOLETIM } from './no-correio.ts';
import { lerDestinatarios } from './destinatarios.ts';

export type PedidoDeEnvio = {
  turmaId: number;
  turma: string;
  matriculas: readonly number[];
  etapa: number | null;
  deNovo: boolean;
  vistoAte: number;
};
type Saida = Destinatario & { pessoaId: number; email: string };

/**
 * Sends the report cards of students of one class, each guardian judged at this moment. Whoever sends the same class waits: the second one
 * finds what the first sent. Answers what happened to each student.
 */
export async function enviarBoletins(
  ato: Ato<Pessoa> & { tarefaId: number },
  { correio, ...pedido }: PedidoDeEnvio & { correio: Pick<Correio, 'enviar'> },
): Promise<ItemDeTarefa[]> {
  const { tx, hoje } = ato;
  await sql`select pg_advisory_xact_lock(hashtext('boletins.envios'), ${pedido.turmaId}::int)`.execute(tx);
  const turmas = [{ turmaId: pedido.turmaId, turma: pedido.turma, matriculas: [...pedido.matriculas] }];
  const porAluno = Map.groupBy(await lerDestinatarios(tx, turmas, { etapa: pedido.etapa, hoje }), ({ matriculaId }) => matriculaId);
  const itens: ItemDeTarefa[] = [];
  const saem: Saida[] = [];
  for (const [matriculaId, seus] of porAluno) {
    const motivos = seus.map((d) => motivoDeFicar(d, pedido.etapa !== null));
    const podem = seus.flatMap((d, i) =>
      motivos[i] === null && d.pessoaId !== null && d.email !== null ? [{ ...d, pessoaId: d.pessoaId, email: d.email }] : [],
    );
    const vao = podem.filter((d) => !jaSaiu(d, pedido));
    saem.push(...vao);
    if (vao.length > 0) itens.push({ alvoId: matriculaId, situacao: 'feito' });
    else if (podem.length > 0) itens.push({ alvoId: matriculaId, situacao: 'ja_estava' });
    else
      itens.push({
        alvoId: matriculaId,
        situacao: 'recusado',
        codigo: `BOLETIM_NAO_ENVIADO_${(motivos[0] ?? 'sem_responsavel').toUpperCase()}`,
      });
  }
  if (saem.length === 0) return itens;
  const boletins = await boletinsDaTurma(
    { db: tx, hoje },
    { turmaId: pedido.turmaId, matriculas: saem.map(({ matriculaId }) => matriculaId), ate: pedido.etapa ?? undefined },
  );
  await mandar(ato, { saem, boletins: new Map(boletins.map((b) => [b.matriculaId, b])), correio });
  return itens;
}

async function mandar(
  ato: Ato<Pessoa> & { tarefaId: number },
  { saem, boletins, correio }: { saem: readonly Saida[]; boletins: ReadonlyMap<number, Boletim>; correio: Pick<Correio, 'enviar'> },
): Promise<void> {
  const { tx, hoje } = ato;
  const comBoletim = saem.flatMap((d) => {
    const boletim = boletins.get(d.matriculaId);
    return boletim ? [{ ...d, boletim }] : [];
  });
  const ids = await registrar(
    ato,
    comBoletim.map(({ boletim, ...d }) => ({ ...d, parcial: boletim.parcial })),
  );
  const papel = await papelDeHoje(tx, hoje);
  const papeis = new Map<number, Buffer>();
  for (const { boletim, matriculaId, pessoaId, responsavel, email, etapa } of comBoletim) {
    const corpo = papeis.get(matriculaId) ?? (await boletinsEmPdf([boletim], papel));
    papeis.set(matriculaId, corpo);
    const de = etapa?.nome ?? `ano letivo de ${boletim.ano}`;
    await correio.enviar(tx, {
      para: email,
      assunto: assuntoDeUmaLinha(`Boletim de ${boletim.aluno.nome} – ${de}`),
      texto: textoDaMensagem({
        responsavel: responsavel ?? '',
        aluno: boletim.aluno.nome,
        turma: boletim.turma.nome,
        de,
        escola: papel.escola.nome,
        parcial: boletim.parcial,
      }),
      referencia: { tipo: CORREIO_DO_BOLETIM, id: ids.get(`${matriculaId} ${pessoaId}`) ?? 0 },
      daEscola: { nome: papel.escola.nome, email: papel.escola.email },
      anexos: [{ nome: nomeDoArquivo([boletim]), tipo: 'application/pdf', corpo }],
    });
  }
}

type Mensagem = { responsavel: string; aluno: string; turma: string; de: string; escola: string; parcial: boolean };
const textoDaMensagem = ({ responsavel, aluno, turma, de, escola, parcial }: Mensagem): string =>
  [
    `Olá, ${responsavel}.`,
    `O boletim de ${aluno}, da turma ${turma}, vai anexo a esta mensagem: ${de}.${parcial ? ' Ele é parcial: notas e faltas ainda podem mudar.' : ''}`,
    'Você recebe boletins por e-mail porque consentiu. Para deixar de receber, responda a esta mensagem ou procure a secretaria.',
    escola,
  ].join('\n\n');

/** The rows of what leaves, and their trail. Gives the id of each by enrollment and guardian. */
async function registrar(
  ato: Ato<Pessoa> & { tarefaId: number },
  saidas: readonly (Saida & { parcial: boolean })[],
): Promise<Map<string, number>> {
  const { tx, quem, tarefaId } = ato;
  const linhas = saidas.map(({ matriculaId, turmaId, etapa, pessoaId, email, vezes, parcial }) => ({
    matriculaId,
    turmaId,
    etapaId: etapa?.id ?? null,
    pessoaId,
    email,
    vez: vezes + 1,
    parcial,
  }));
  const ids = await gravar(tx, { linhas, tarefaId, usuarioId: quem.usuarioId, nome: nomeDoAutor(quem) });
  await auditarVarios(
    ato,
    saidas.map(({ matriculaId, etapa, responsavel, parcial, vezes }) => ({
      acao: 'boletim.enviado',
      alvoTipo: 'boletim',
      alvoId: matriculaId,
      depois: { etapa: etapa?.nome ?? null, responsavel, parcial, vez: vezes + 1 },
    })),
  );
  return ids;
}

async function gravar(
  tx: Tx,
  { linhas, tarefaId, usuarioId, nome }: { linhas: readonly object[]; tarefaId: number; usuarioId: number; nome: string },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; matricula: number; pessoa: number }>`insert into boletins_envios
      (tarefa_id, matricula_id, turma_id, etapa_id, pessoa_id, destino, vez, parcial, usuario_id, usuario_nome)
    select ${tarefaId}, x."matriculaId", x."turmaId", x."etapaId", x."pessoaId", x.email, x.vez, x.parcial, ${usuarioId}, ${nome}
    from json_to_recordset(${JSON.stringify(linhas)}::json) as x("matriculaId" bigint, "turmaId" bigint, "etapaId" bigint, "pessoaId" bigint, email text, vez int, parcial boolean)
    returning id, matricula_id as matricula, pessoa_id as pessoa`.execute(tx);
  return new Map(rows.map(({ id, matricula, pessoa }) => [`${matricula} ${pessoa}`, id]));
}
