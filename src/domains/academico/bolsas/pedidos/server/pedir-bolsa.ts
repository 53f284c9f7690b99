import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosBolsa as erros } from '../../erros.ts';
import type { bolsasApi as api } from '../api.ts';
import { gravarPedidos } from './gravar-pedidos.ts';

type Pedido = EntradaServidor<typeof api.pedirBolsa>['body'];
type Lido = { aluno: string; ano: number; ativa: boolean; doAno: boolean; daFamilia: boolean; responsavel: string; repetida: boolean };

/** Asks for a scholarship of a student for whom the guardian of the form answers. @throws NAO_ENCONTRADO, BOLSA_DE_OUTRO_ANO, BOLSA_MATRICULA_INATIVA, BOLSA_DE_OUTRA_FAMILIA, BOLSA_REPETIDA */
export async function pedirBolsa(ato: Ato, pedido: Pedido): Promise<{ id: number; versao: number }> {
  const { fichaId, matriculaId } = pedido;
  const { rows } =
    await sql<Lido>`select m.aluno_nome as aluno, m.ano, m.ativa, m.ano_letivo_id = f.ano_letivo_id as "doAno", p.nome_completo as responsavel,
      exists (select from v_matricula_responsavel r where r.matricula_id = m.id and r.pessoa_id = f.responsavel_id) as "daFamilia",
      exists (select from bolsas_pedidos b where b.matricula_id = m.id and b.situacao in ('solicitado', 'em_comite', 'concedido')) as repetida
    from fichas_socioeconomicas f join v_pessoa_resumo p on p.id = f.responsavel_id join v_matricula_resumo m on m.id = ${matriculaId} where f.id = ${fichaId}`.execute(
      ato.tx,
    );
  const [lido] = rows;
  if (!lido) throw errosComuns.NAO_ENCONTRADO();
  const { aluno, ano, responsavel } = lido;
  const onde = { campos: ['matriculaId'] };
  if (!lido.doAno) throw erros.BOLSA_DE_OUTRO_ANO({}, onde);
  if (!lido.ativa) throw erros.BOLSA_MATRICULA_INATIVA({ aluno }, onde);
  if (!lido.daFamilia) throw erros.BOLSA_DE_OUTRA_FAMILIA({ aluno, responsavel }, onde);
  if (lido.repetida) throw erros.BOLSA_REPETIDA({ aluno, ano }, onde);
  const [id] = await gravarPedidos(ato, [pedido]);
  if (id === undefined) throw errosComuns.ERRO_INTERNO();
  return { id, versao: 1 };
}
