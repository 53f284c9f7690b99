import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { gravarLinhas, inserirContratos } from '#domains/academico/contratos/rascunho/server/door.ts';
import { criarCurso, criarGrupoTurma, criarSegmentacao } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { matricularEmLote } from '#domains/academico/matriculas/nova/server/door.ts';
import { criarAnoLetivo, criarPeriodo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import {
  criarContaBancaria,
  criarDesconto,
  criarFormaPagamento,
  criarPreco,
  criarTaxa,
} from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { identificarEscola } from './mundo.ts';
import { centavos } from '#shared/dinheiro.ts';
import { quemDeTeste } from './servidor.ts';

const quem = quemDeTeste();
export const [ORIGEM, DESTINO] = [2026, 2027];
/** A day before which tests do not run, and inside the enrollment time of the target year. */
export const DATA = '2026-11-10';

export type EscolaDeRematricula = {
  anoOrigemId: number;
  anoDestinoId: number;
  segmentacaoId: number;
  sexto: number;
  setimo: number;
  /** The last course. */
  oitavo: number;
  /** Source classes: morning and afternoon. */
  turmaA: number;
  turmaB: number;
  /** Target classes: two of the 7th year (morning, afternoon), one of the 6th. */
  seteA: number;
  seteB: number;
  seisA: number;
  formaPagamentoId: number;
  outraForma: number;
  anuidade7: number;
  material7: number;
  anuidade6: number;
  bolsa: number;
  vencida: number;
  /** Prices of the source year. */
  deOrigem: { anuidade: number; material: number; transporte: number };
};

/** Two years, a chain of three courses, classes in shifts and groups, prices of both years and a discount that no longer holds. */
export async function escolaDeRematricula(db: Db, { vagas = 40 }: { vagas?: number } = {}): Promise<EscolaDeRematricula> {
  return transacao(db, async (tx) => {
    await identificarEscola(tx);
    const { id: segmentacaoId } = await criarSegmentacao(atoDe(tx, quem), { nome: 'Ensino Fundamental', ordem: 1, ativa: true });
    const anos: number[] = [];
    for (const ano of [ORIGEM, DESTINO]) {
      anos.push((await criarAnoLetivo(atoDe(tx, quem), ano)).id);
      const datas = { dataInicio: `${ano}-02-02`, dataFim: `${ano}-12-18` };
      await criarPeriodo(atoDe(tx, quem), {
        ano,
        nome: `Ano letivo ${ano}`,
        ...datas,
        segmentacoes: [{ segmentacaoId, etapas: [{ nome: 'Único', ...datas, peso: '1.0000' }] }],
      });
    }
    const [anoOrigemId = 0, anoDestinoId = 0] = anos;
    const curso = (nome: string, ordem: number, proximoCursoId: number | null) =>
      criarCurso(atoDe(tx, quem), {
        segmentacaoId,
        nome,
        sigla: null,
        ordem,
        idadeMinima: null,
        cargaHoraria: 800,
        proximoCursoId,
        ativo: true,
      });
    const { id: oitavo } = await curso('8º ano', 8, null);
    const { id: setimo } = await curso('7º ano', 7, oitavo);
    const { id: sexto } = await curso('6º ano', 6, setimo);
    const { id: manha } = await criarGrupoTurma(atoDe(tx, quem), { nome: 'Fundamental II manhã', ativo: true });
    const { id: tarde } = await criarGrupoTurma(atoDe(tx, quem), { nome: 'Fundamental II tarde', ativo: true });
    const turma = async (cursoId: number, anoLetivoId: number, nome: string, turno: 'manha' | 'tarde', lugares = vagas) =>
      (
        await criarTurma(atoDe(tx, quem), {
          cursoId,
          anoLetivoId,
          grupoTurmaId: turno === 'manha' ? manha : tarde,
          nome,
          turno,
          sala: null,
          vagas: lugares,
        })
      ).id;
    const conta = await criarContaBancaria(atoDe(tx, quem), { nome: 'Caixa da secretaria', tipo: 'caixa' });
    const { id: formaPagamentoId } = await criarFormaPagamento(atoDe(tx, quem), {
      nome: 'Boleto',
      tipo: 'boleto',
      contaBancariaId: conta.id,
    });
    const { id: outraForma } = await criarFormaPagamento(atoDe(tx, quem), { nome: 'Pix', tipo: 'pix', contaBancariaId: conta.id });
    await criarTaxa(atoDe(tx, quem), { nome: 'Mora', multaPercentual: '2', jurosPercentualMes: '1', vigenteDesde: '2020-01-01' });
    const preco = async (
      anoLetivoId: number,
      cursoId: number | null,
      tipo: 'anuidade' | 'material' | 'transporte',
      descricao: string,
      valor: number,
      parcelas: number,
    ) => (await criarPreco(atoDe(tx, quem), { anoLetivoId, cursoId, tipo, descricao, valorCentavos: valor, parcelas })).id;
    const desconto = { tipo: 'bolsa', forma: 'percentual', percentual: '10.0000', condicional: false } as const;
    return {
      anoOrigemId,
      anoDestinoId,
      segmentacaoId,
      sexto,
      setimo,
      oitavo,
      turmaA: await turma(sexto, anoOrigemId, '6º ano A', 'manha', 999),
      turmaB: await turma(sexto, anoOrigemId, '6º ano B', 'tarde', 999),
      seteA: await turma(setimo, anoDestinoId, '7º ano A', 'manha'),
      seteB: await turma(setimo, anoDestinoId, '7º ano B', 'tarde'),
      seisA: await turma(sexto, anoDestinoId, '6º ano A', 'manha'),
      formaPagamentoId,
      outraForma,
      anuidade7: await preco(anoDestinoId, setimo, 'anuidade', 'Anuidade 7º ano', 1_200_000, 12),
      material7: await preco(anoDestinoId, setimo, 'material', 'Material 7º ano', 80_000, 4),
      anuidade6: await preco(anoDestinoId, sexto, 'anuidade', 'Anuidade 6º ano', 1_100_000, 12),
      bolsa: (await criarDesconto(atoDe(tx, quem), { ...desconto, nome: 'Irmãos 10 %', limiteCentavos: centavos(15_000) })).id,
      vencida: (await criarDesconto(atoDe(tx, quem), { ...desconto, nome: 'Campanha 2026', validoAte: '2026-12-31' })).id,
      deOrigem: {
        anuidade: await preco(anoOrigemId, sexto, 'anuidade', 'Anuidade 6º ano', 1_000_000, 12),
        material: await preco(anoOrigemId, sexto, 'material', 'Material 6º ano', 70_000, 4),
        transporte: await preco(anoOrigemId, null, 'transporte', 'Transporte escolar', 300_000, 10),
      },
    };
  });
}

export type AlunoDeOrigem = { alunoId: number; matriculaId: number; pagadorId: number };
type Opcoes = {
  nome?: string;
  turmaId?: number;
  resultado?: string;
  linhas?: readonly ('anuidade' | 'material' | 'transporte')[];
  descontos?: readonly number[];
  semCpf?: boolean;
  percentuais?: readonly string[];
};
let pessoas = 0;

/** A right CPF for a number, by the rule of the check digits. */
function cpfDe(n: number): string {
  const base = String(300_000_000 + n)
    .split('')
    .map(Number);
  for (const peso of [10, 11]) {
    const r = base.reduce((soma, d, i) => soma + d * (peso - i), 0) % 11;
    base.push(r < 2 ? 0 : 11 - r);
  }
  return base.join('');
}
const proximoCpf = (): string => cpfDe((pessoas += 1));

/** Students of the 6th year with guardians, papers, a contract in the source year and a result. */
export async function alunosDeOrigem(db: Db, escola: EscolaDeRematricula, quais: readonly Opcoes[]): Promise<AlunoDeOrigem[]> {
  return transacao(db, async (tx) => {
    const lista: (Opcoes & { alunoId: number; pagadores: number[] })[] = [];
    for (const opcoes of quais) {
      const nome = opcoes.nome ?? `Aluno ${String((pessoas += 1)).padStart(5, '0')}`;
      const documentos = opcoes.semCpf ? {} : { cpf: proximoCpf() };
      const aluno = await criarPessoa(atoDe(tx, quem), {
        nome,
        sobrenome: 'Figueira',
        dataNascimento: '2014-05-10',
        rg: '1234567',
        ...documentos,
      });
      const pagadores: number[] = [];
      for (const _ of opcoes.percentuais ?? ['100.00'])
        pagadores.push(
          (
            await criarPessoa(atoDe(tx, quem), {
              nome: `Responsável de ${nome}`,
              sobrenome: 'Figueira',
              dataNascimento: '1985-01-01',
              cpf: proximoCpf(),
            })
          ).id,
        );
      lista.push({ ...opcoes, alunoId: aluno.id, pagadores });
    }
    const criadas = await matricularEmLote(
      atoDe(tx, quem),
      lista.map(({ alunoId, pagadores, turmaId, percentuais = ['100.00'] }) => ({
        alunoId,
        cursoId: escola.sexto,
        anoLetivoId: escola.anoOrigemId,
        turmaId: turmaId ?? escola.turmaA,
        dataMatricula: `${ORIGEM}-01-20`,
        responsaveis: pagadores.map((pessoaId, i) => ({
          pessoaId,
          parentesco: 'mae' as const,
          pedagogico: i === 0,
          financeiro: true,
          percentual: percentuais[i] ?? '0',
        })),
        observacoes: null,
        preMatricula: false,
        motivoExcedente: null,
      })),
    );
    const feitos = lista.map((aluno, i) => ({ ...aluno, matriculaId: criadas[i]?.id ?? 0 }));
    await contratar(tx, escola, feitos);
    for (const { matriculaId, resultado = 'aprovado' } of feitos)
      await sql`update matriculas set resultado = ${resultado} where id = ${matriculaId}`.execute(tx);
    return feitos.map(({ alunoId, matriculaId, pagadores }) => ({ alunoId, matriculaId, pagadorId: pagadores[0] ?? 0 }));
  });
}

async function contratar(tx: Tx, escola: EscolaDeRematricula, feitos: readonly (Opcoes & { matriculaId: number })[]): Promise<void> {
  const valores = {
    anuidade: [1_000_000, 12, 'Anuidade 6º ano'],
    material: [70_000, 4, 'Material 6º ano'],
    transporte: [300_000, 10, 'Transporte escolar'],
  } as const;
  const contratos = await inserirContratos(
    tx,
    feitos.map(({ matriculaId }) => ({ matriculaId, ano: ORIGEM, observacoes: null })),
  );
  const porMatricula = new Map(contratos.map((c) => [c.matriculaId, c.id]));
  await gravarLinhas(
    tx,
    feitos.map(({ matriculaId, linhas = ['anuidade'], descontos = [] }) => ({
      contratoId: porMatricula.get(matriculaId) ?? 0,
      precos: linhas.map((linha) => ({
        precoId: escola.deOrigem[linha],
        descricao: valores[linha][2],
        valorCentavos: centavos(valores[linha][0]),
        parcelas: valores[linha][1],
        primeiroVencimento: `${ORIGEM}-01-15`,
        diaVencimento: 15,
        formaPagamentoId: escola.outraForma,
        contaBancariaId: null,
      })),
      descontos: descontos.map((descontoId) => ({
        descontoId,
        descricao: 'Desconto',
        precoIndice: 0,
        forma: 'percentual' as const,
        percentual: '10.0000',
        valorCentavos: null,
        limiteCentavos: descontoId === escola.bolsa ? centavos(15_000) : null,
        condicional: false,
        sobreValorCheio: false,
        prioridade: 100,
        parcelaDe: 1,
        parcelaAte: null,
      })),
    })),
  );
}
