import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { criterioDoAluno } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { type ErroNegocio, versaoDesatualizada } from '#shared/erros.ts';
import type { conselhoApi } from '../api.ts';
import { errosConselho as erros } from '../erros.ts';
import { conferirDecisao } from '../regras.ts';
import type { DecisaoDoConselho } from '../situacoes.ts';
import { carregarConselho, conferirAberto, type Conselho } from './carregar.ts';
import { lerDoConselho, lerJulgados } from './julgados.ts';

type Pedido = EntradaServidor<typeof conselhoApi.registrarAluno>['body'];
type Dito = Pick<Pedido, 'decisao' | 'motivo' | 'observacao' | 'encaminhamento'>;
type RegistroDoAluno = RespostaServidor<typeof conselhoApi.registrarAluno>;

/**
 * Records what the council says of a student, over the version that was seen; a decision is one that the rule of his course lets it take.
 * The same again changes nothing.
 * @throws NAO_ENCONTRADO, CONSELHO_DE_ANO_FECHADO, CONSELHO_PARADO, CONSELHO_COM_ATA, ALUNO_DE_OUTRO_CONSELHO, DECISAO_EM_CONSELHO_DE_ETAPA,
 *   DECISAO_NAO_CABE, DECISAO_ALEM_DO_LIMITE, VERSAO_DESATUALIZADA
 */
export async function registrarAluno(ato: Ato<Autor>, { conselhoId, matriculaId, versao, ...novo }: Pedido): Promise<RegistroDoAluno> {
  const { tx } = ato;
  const conselho = await carregarConselho(ato, conselhoId, 'com-outros');
  conferirAberto(conselho);
  const antes = await lerRegistro(ato, conselhoId, matriculaId);
  if ((antes?.versao ?? 0) !== versao) throw await desatualizado(ato, conselhoId, matriculaId);
  if (antes && iguais(antes, novo)) return antes;
  await conferir(ato, conselho, matriculaId, novo.decisao);
  const { usuarioId, usuarioNome } = autorDaLinha(ato.quem);
  const { rows } = await sql<RegistroDoAluno>`insert into conselhos_alunos as a
      (conselho_id, matricula_id, decisao, motivo, observacao, encaminhamento, versao, usuario_id, usuario_nome)
    values (${conselhoId}, ${matriculaId}, ${novo.decisao}::text, ${novo.motivo}::text, ${novo.observacao}::text, ${novo.encaminhamento}::text, ${versao + 1},
      ${usuarioId}::bigint, ${usuarioNome})
    on conflict (conselho_id, matricula_id) do update set decisao = excluded.decisao, motivo = excluded.motivo, observacao = excluded.observacao,
      encaminhamento = excluded.encaminhamento, versao = excluded.versao, usuario_id = excluded.usuario_id, usuario_nome = excluded.usuario_nome,
      updated_at = clock_timestamp() where a.versao = excluded.versao - 1
    returning ${colunas}`.execute(tx);
  const [gravado] = rows;
  if (!gravado) throw await desatualizado(ato, conselhoId, matriculaId);
  const dito: Dito = antes ? soDito(antes) : nada;
  await auditar(ato, {
    acao: novo.decisao === dito.decisao ? 'conselho.alunoAnotado' : 'conselho.alunoDecidido',
    alvoTipo: 'conselho_aluno',
    alvoId: matriculaId,
    antes: dito,
    depois: { ...novo, conselhoId },
    motivo: novo.decisao === null ? null : novo.motivo,
  });
  return gravado;
}

async function desatualizado(ato: Ato<Autor>, conselhoId: number, matriculaId: number): Promise<ErroNegocio> {
  const atual = await lerRegistro(ato, conselhoId, matriculaId);
  return versaoDesatualizada(
    { tipo: 'conselho_aluno', id: matriculaId },
    { conselhoId, matriculaId, ...(atual ? soDito(atual) : nada), versao: atual?.versao ?? 0 },
  );
}

const nada: Dito = { decisao: null, motivo: null, observacao: null, encaminhamento: null };
const soDito = ({ decisao, motivo, observacao, encaminhamento }: Dito): Dito => ({ decisao, motivo, observacao, encaminhamento });
const iguais = (a: Dito, b: Dito): boolean =>
  a.decisao === b.decisao && a.motivo === b.motivo && a.observacao === b.observacao && a.encaminhamento === b.encaminhamento;

const colunas = sql<RegistroDoAluno>`decisao, motivo, observacao, encaminhamento, versao, usuario_nome as por, updated_at as em`;
async function lerRegistro({ tx }: Ato<Autor>, conselhoId: number, matriculaId: number): Promise<RegistroDoAluno | undefined> {
  const { rows } = await sql<RegistroDoAluno>`select ${colunas} from conselhos_alunos
    where conselho_id = ${conselhoId} and matricula_id = ${matriculaId}`.execute(tx);
  return rows[0];
}

/** Only a decision needs what the year gives: a remark asks no more than whether the council is about him. */
async function conferir({ tx }: Ato<Autor>, conselho: Conselho, matriculaId: number, decisao: DecisaoDoConselho | null): Promise<void> {
  if (decisao === null) {
    if (!(await lerDoConselho(tx, conselho)).some((m) => m.matriculaId === matriculaId)) throw erros.ALUNO_DE_OUTRO_CONSELHO();
    return;
  }
  if (conselho.etapaId !== null) throw erros.DECISAO_EM_CONSELHO_DE_ETAPA();
  const { calculada, julgados } = await lerJulgados(tx, conselho);
  const aluno = julgados.get(matriculaId);
  if (!aluno) throw erros.ALUNO_DE_OUTRO_CONSELHO();
  const { disciplinasDoConselho } = criterioDoAluno(calculada.criterio, aluno.planoAdaptado);
  conferirDecisao({ ...aluno, decisao }, disciplinasDoConselho);
}
