import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { aditarTurma } from '#domains/academico/contratos/aditivos/turma/server/oficina.ts';
import { novoFuncionario } from '#domains/rh/esquemas.ts';
import { criarFuncionario } from '#domains/rh/server/oficina.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { montarData } from '#shared/datas.ts';
import { type Equipe, equipeDoSistema, type MarcoBase } from '../base/base.ts';
import { contextoDe } from '../contexto.ts';
import { cobrarPorBoleto } from './dinheiro/fim-boletos.ts';
import { criarIncidente } from '#domains/privacidade/incidentes/server/oficina.ts';
import { consentirComoViveu } from '#domains/academico/boletins/envio/server/oficina.ts';
import { chamarTurmas } from './fim-chamadas.ts';
import { abrirUmConselho } from './fim-conselhos.ts';
import { cobrarAtrasados } from './dinheiro/fim-cobranca.ts';
import { cobrarSegundaVia } from './dinheiro/fim-taxas.ts';
import { darAulasEm } from './fim-aulas.ts';
import { fecharOAnoAnterior, viverOAnoAnterior } from './ano-anterior.ts';
import { fecharOQuePassou } from './fim-fechamento.ts';
import { declarar } from './dinheiro/fim-declaracoes.ts';
import { fecharMeses, liquidarRecebimentos } from './dinheiro/fim-caixa.ts';
import { conciliarOBanco } from './dinheiro/fim-conciliacao.ts';
import { lancarContasDaCasa } from './dinheiro/fim-lancamentos.ts';
import { escriturar } from './dinheiro/fim-livros.ts';
import { recolherImpostos } from './dinheiro/fim-recolhimentos.ts';
import { levarAosLivros } from './dinheiro/fim-integracao.ts';
import { comprarComoAEscola } from './dinheiro/fim-pagar.ts';
import { pagarPeloBanco } from './dinheiro/fim-pagar-pelo-banco.ts';
import { prepararHistoricos } from './fim-historicos.ts';
import { registrarInstituicoes } from './fim-instituicoes.ts';
import { lancarNotasDoAno } from './fim-notas.ts';
import { abastecer } from './dinheiro/fim-estoque.ts';
import { trazerNotasDeOrigem } from './fim-origem.ts';
import { receberNotas } from './dinheiro/fim-notas-fiscais.ts';
import { fazerConvenios } from './fim-convenios.ts';
import { pedirBolsasComoAsFamilias } from './fim-bolsas.ts';
import { prepararTemporada } from './fim-temporadas.ts';
import { abrirProtocolos } from './fim-protocolos.ts';
import { escreverAsFamilias, notificarFaltosos } from './fim-notificacoes.ts';
import { mandarRecados } from './fim-recados.ts';
import { emitirPapeis, viverOAno } from './fim-matriculas.ts';
import { isFamiliaDeFuncionario } from '../plano/plano-contratos.ts';
import { executarEtapa, marcos } from '../plano/marcos.ts';
import type { PlanoDaEscola } from '../plano/plano.ts';

type MarcoFim = { mesesFechados: number };
type Escola = { servicos: Servicos; marco: MarcoBase; plano: PlanoDaEscola };

/** What needs the whole school to be there. Money and the lessons of two years know nothing of each other and are told at the same time. */
export async function concluirEscola(db: Db, escola: Escola, medirTabelas: () => Promise<void>): Promise<void> {
  const etapa = <T extends Record<string, unknown>>(marco: number, contar: (equipe: Equipe, escola: Escola) => Promise<T>): Promise<T> =>
    executarEtapa(db, marco, async (tx) => {
      const { base, pedido } = escola.marco;
      return contar(await equipeDoSistema(escola.servicos, tx, base.usuarios, pedido.calendario.hoje), escola);
    });
  const anoAnterior = async (): Promise<void> => {
    const { fracos } = await etapa(marcos.diarioAnterior, async ({ secretaria }, { marco: { base, pedido }, plano }) => ({
      fracos: await viverOAnoAnterior({ secretaria }, base, plano.turmas.atuais, pedido.calendario.ano),
    }));
    // A year of rolls and marks has just come: what closes it is planned for what is there.
    await medirTabelas();
    await etapa(marcos.fechamentoAnterior, async (equipe, { servicos, marco: { base, pedido } }) => {
      await fecharOAnoAnterior(equipe, base, { fracos, ano: pedido.calendario.ano, publicUrl: servicos.config.publicUrl });
      return {};
    });
  };
  const anoAtual = async (): Promise<void> => {
    await etapa(marcos.diario, lecionar);
    await medirTabelas();
    await etapa(marcos.fechamento, async ({ coordenacao, secretaria }, { marco: { base } }) => {
      await fecharOQuePassou(coordenacao, base.anos.atual);
      await trazerNotasDeOrigem(secretaria, base.anos.atual);
      await abrirUmConselho(coordenacao, base.anos.atual);
      return {};
    });
  };
  await etapa(marcos.secretaria, mudarDeLugar);
  // One that fails does not leave the others behind.
  const fins = await Promise.allSettled([anoAnterior(), anoAtual(), etapa(marcos.financeiro, acertarContas)]);
  const falha = fins.find((fim) => fim.status === 'rejected');
  if (falha) throw falha.reason;
  await etapa(marcos.papeis, entregarPapeis);
  await etapa(marcos.fim, () => Promise.resolve({}));
}

/**
 * Parents on the staff, students who move, and requests that wait. What holds classes is told before the rest and let go: the closings of the
 * same classes would wait for it until the last entry of the books.
 */
async function mudarDeLugar(equipe: Equipe, { servicos, marco, plano }: Escola): Promise<Record<string, unknown>> {
  const { direcao, secretaria, financeiro } = equipe;
  const { ano } = marco.pedido.calendario;
  await contratarPais(servicos, direcao, plano, ano);
  await viverOAno({ ...secretaria, servicos, ano });
  await aditarUmaTurma(financeiro, ano + 1);
  await abrirProtocolos(servicos, equipe, plano.familias);
  await prepararTemporada(servicos, secretaria);
  return {};
}

/** Lessons of this year, who was absent, and the marks. */
async function lecionar({ secretaria }: Equipe, { marco: { base, pedido } }: Escola): Promise<Record<string, unknown>> {
  const { ano } = pedido.calendario;
  await darAulasEm(secretaria, base.turmas.atuais);
  await chamarTurmas(secretaria, ano);
  await lancarNotasDoAno(secretaria, ano, pedido.alunos);
  return {};
}

/** What stands on closed years, and what families and teachers are sent. */
async function entregarPapeis(
  { secretaria, coordenacao, direcao }: Equipe,
  { servicos, marco: { base, pedido } }: Escola,
): Promise<Record<string, unknown>> {
  const { ano } = pedido.calendario;
  await emitirPapeis({ ...secretaria, servicos, ano });
  await registrarInstituicoes(secretaria, base, ano);
  await prepararHistoricos(secretaria, ano);
  await consentirComoViveu(secretaria);
  await criarIncidente(direcao, {
    titulo: 'Lista de contatos enviada à turma errada',
    descricao: 'A lista de telefones do 3º ano foi enviada por e-mail às famílias do 4º ano.',
    ocorridoEm: `${ano}-02-09`,
    conhecidoEm: `${ano}-02-10`,
    dadosAfetados: 'Nome e telefone dos responsáveis.',
    pessoasAfetadas: 24,
    riscoRelevante: false,
    medidas: 'Pediu-se a quem recebeu que apagasse a mensagem; o envio passou a ser conferido por outra pessoa.',
    autoridadeEm: null,
    titularesEm: null,
    encerradoEm: `${ano}-02-12`,
  });
  await pedirBolsasComoAsFamilias(contextoDe(servicos, direcao), base.anos.atual);
  await fazerConvenios(contextoDe(servicos, direcao), { anoLetivoId: base.anos.atual, ano });
  await mandarRecados(coordenacao);
  await notificarFaltosos(coordenacao, { anoLetivoId: base.anos.atual, correio: servicos.correio });
  await escreverAsFamilias(coordenacao, { anoLetivoId: base.anos.atual, correio: servicos.correio });
  return {};
}

/** Slips, letters and agreements, closed months. */
async function acertarContas(equipe: Equipe, { servicos, marco }: Escola): Promise<MarcoFim> {
  const {
    base,
    pedido: { calendario },
  } = marco;
  const { financeiro, direcao } = equipe;
  await lancarContasDaCasa(financeiro, base, calendario.ano);
  await comprarComoAEscola(financeiro, direcao, base, calendario.ano);
  await pagarPeloBanco(financeiro, direcao, { base, servicos });
  await abastecer(financeiro);
  await receberNotas(financeiro);
  await recolherImpostos(financeiro, base);
  await cobrarSegundaVia(financeiro, base);
  await cobrarPorBoleto(financeiro, base, direcao);
  await cobrarAtrasados(financeiro, base);
  await declarar(financeiro, base, calendario.ano);
  await liquidarRecebimentos(financeiro, base);
  await escriturar(financeiro);
  const mesesFechados = await fecharMeses(financeiro, base);
  await conciliarOBanco(financeiro, base);
  await levarAosLivros(financeiro);
  return { mesesFechados };
}

/** Mothers who work at the school: their children have the staff's discount. */
async function contratarPais(servicos: Servicos, direcao: Ato, { familias }: PlanoDaEscola, ano: number): Promise<void> {
  const cpfs = familias.filter(({ familia }) => isFamiliaDeFuncionario(familia)).flatMap(({ familia }) => familia.adultos[0]?.cpf ?? []);
  const { rows } = await sql<{ id: number }>`select id from v_pessoa_resumo where cpf = any(${cpfs}) order by id`.execute(direcao.tx);
  for (const { id } of rows) {
    const body = novoFuncionario.parse({
      pessoaId: id,
      cargo: 'Professora',
      departamento: 'Anos iniciais',
      docente: true,
      dataAdmissao: montarData(ano - 4, 2, 1),
    });
    await criarFuncionario(contextoDe(servicos, direcao), body);
  }
}

/** The class of the next year with the most contracts in force agreed on a later due day. */
async function aditarUmaTurma(ato: Ato, ano: number): Promise<void> {
  const { tx, hoje } = ato;
  const { rows } = await sql<{
    id: number;
  }>`select turma_id as id from v_contrato_resumo where situacao = 'ativo' and ano = ${ano} and turma_id is not null
    group by turma_id order by count(*) desc, turma_id limit 1`.execute(tx);
  const [turma] = rows;
  if (!turma) return;
  const termos = [{ tipo: 'valor' as const, preco: null, parcelaDe: 7, parcelaAte: null, valorCentavos: null, percentual: '-3.0000' }];
  await aditarTurma(ato, { turmaId: turma.id, dataAditivo: hoje, motivo: 'Acordo com as famílias da turma.', termos });
}
