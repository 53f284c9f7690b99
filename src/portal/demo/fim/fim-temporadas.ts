import { sql } from 'kysely';
import { novaTemporada } from '#domains/academico/temporadas/campanhas/esquemas.ts';
import { temporadas } from '#domains/academico/temporadas/campanhas/server/oficina.ts';
import { fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';
import { pedirPelaFamilia } from '#domains/rh/protocolos/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { criarRegistro } from '#platform/server/registros/registro.ts';
import { somarDias } from '#shared/datas.ts';

/** A season that the office prepares, and what a guardian sent in the one before: a phone, an address from next week on, and a health form. */
export async function prepararTemporada({ cifra }: Servicos, secretaria: Ato): Promise<void> {
  const { tx, hoje } = secretaria;
  const { rows: turmas } = await sql<{
    id: number;
  }>`select distinct turma_id as id from v_matricula_resumo where ativa and turma_id is not null order by 1`.execute(tx);
  if (turmas.length === 0) return;
  await criarRegistro(
    secretaria,
    temporadas,
    novaTemporada.parse({
      nome: 'Recadastramento de fim de ano',
      dataInicio: somarDias(hoje, 7),
      dataFim: somarDias(hoje, 30),
      mensagem: 'Confira telefones e endereço: é por eles que avisamos você.',
      turmaIds: turmas.map(({ id }) => id),
      campos: ['celular', 'email', 'endereco', 'cpf', 'rg'],
      documentos: ['residencia'],
      fichaSaude: true,
    }),
  );
  const { rows } = await sql<{ alunoId: number; responsavelId: number }>`select m.aluno_id as "alunoId", r.pessoa_id as "responsavelId"
    from v_matricula_resumo m join v_matricula_responsavel r on r.matricula_id = m.id where m.ativa and r.pessoa_id <> m.aluno_id order by m.id limit 1`.execute(
    tx,
  );
  const [familia] = rows;
  if (!familia) return;
  const ato = { ...secretaria, quem: { processo: 'família, pelo link' } };
  const comum = { cifra, solicitantePessoaId: familia.responsavelId, motivo: 'Recadastramento do meio do ano', documentos: [] };
  await pedirPelaFamilia(ato, {
    ...comum,
    pessoaId: familia.responsavelId,
    valeDesde: somarDias(hoje, 7),
    valores: { celular: '(91) 98765-4321', nomeSocial: null, rg: '7654321' },
    ficha: null,
  });
  await pedirPelaFamilia(ato, {
    ...comum,
    pessoaId: familia.alunoId,
    valeDesde: null,
    valores: {},
    ficha: { ...fichaVazia(), alergias: 'Picada de abelha', declaracao: true },
  });
}
