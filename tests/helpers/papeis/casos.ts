import type { Valores } from '#shared/papel/preencher.ts';
import { contratoDeExemplo, maeDeExemplo } from '#domains/academico/contratos/papel/exemplo.ts';
import { papelDoContrato } from '#domains/academico/contratos/papel/modelo.ts';
import { aditivoDeExemplo } from '#domains/academico/contratos/aditivos/papel/exemplo.ts';
import { papelDoAditivo } from '#domains/academico/contratos/aditivos/papel/modelo.ts';
import { declaracaoDeExemplo } from '#domains/academico/documentos/declaracoes/exemplo.ts';
import { papelDaDeclaracao } from '#domains/academico/documentos/declaracoes/modelo.ts';
import type { TipoDocumento } from '#domains/academico/documentos/tipos.ts';
import { ataDeExemplo } from '#domains/academico/fechamento/conselho/papel/exemplo.ts';
import { papelDaAta } from '#domains/academico/fechamento/conselho/papel/modelo.ts';
import { irDeExemplo, papelDoIr } from '#domains/financeiro/declaracoes/emissao/papel/ir.ts';
import { papelDaQuitacao, quitacaoDeExemplo } from '#domains/financeiro/declaracoes/emissao/papel/quitacao.ts';
import { cartaDeExemplo } from '#domains/financeiro/cobranca/papel/exemplo.ts';
import { papelDaCarta } from '#domains/financeiro/cobranca/papel/modelo.ts';
import { acordoDeExemplo } from '#domains/financeiro/titulos/acordos/papel/exemplo.ts';
import { papelDoAcordo } from '#domains/financeiro/titulos/acordos/papel/modelo.ts';
import { reciboDeExemplo } from '#domains/financeiro/titulos/recibos/papel/exemplo.ts';
import { papelDoRecibo } from '#domains/financeiro/titulos/recibos/papel/modelo.ts';

export const comprido = 'Maria Antonieta Evangelina dos Santos Albuquerque Cavalcanti de Figueiredo Nobre';
const nada = { cnpj: null, inep: null, endereco: null, cidade: null, uf: null, telefone: null, email: null };
type Casos = Record<string, Valores>;

function contrato(): Casos {
  const { valores } = papelDoContrato;
  const cheio = contratoDeExemplo();
  const longa = { ...maeDeExemplo, nome: comprido };
  return {
    'with two payers': valores(cheio),
    'without an installment': valores(contratoDeExemplo(0)),
    'with 36 installments': valores(contratoDeExemplo(36)),
    'with names of 80 letters': valores({ ...cheio, aluno: { ...cheio.aluno, nome: comprido }, responsaveis: [longa, longa] }),
    'of whom hardly anything is known': valores({
      ...cheio,
      escola: { ...nada, nome: 'Escola' },
      aluno: { nome: 'Ana', cpf: null, dataNascimento: null },
      matricula: { ...cheio.matricula, turmaNome: null },
      responsaveis: [{ ...maeDeExemplo, cpf: null, nacionalidade: null, endereco: null, percentual: null }],
    }),
  };
}

function aditivo(): Casos {
  const { valores } = papelDoAditivo;
  const cheio = aditivoDeExemplo();
  const [parcela] = cheio.efeito;
  const muitas = Array.from({ length: 36 }, (_, i) => ({ ...(parcela ?? cheio.efeito[0]), parcela: i + 1, parcelas: 36 }));
  return {
    'with two payers': valores(cheio),
    'that touches no installment': valores({ ...cheio, efeito: [] }),
    'with 36 installments': valores({ ...cheio, efeito: muitas as typeof cheio.efeito }),
    'with names of 80 letters and without a CPF': valores({
      ...cheio,
      contratantes: [
        { nome: comprido, cpf: null },
        { nome: comprido, cpf: null },
      ],
      nomes: new Map([
        [1, comprido],
        [2, comprido],
      ]),
    }),
  };
}

function recibo(): Casos {
  const { valores } = papelDoRecibo;
  const cheio = reciboDeExemplo();
  const itens = cheio.itens.map((item, i) => ({ ...item, estornadaEm: i === 0 ? '2026-04-01' : null }));
  return {
    'of two titles': valores(cheio),
    'of 60 titles': valores(reciboDeExemplo(60)),
    'of which a part was reversed': valores({ ...cheio, itens }),
    'with a name of 80 letters and without a CPF': valores({ ...cheio, pagadorNome: comprido, pagadorCpf: null }),
    'of five siblings': valores({
      ...reciboDeExemplo(5),
      itens: reciboDeExemplo(5).itens.map((item, i) => ({ ...item, alunoNome: `${comprido} ${i}` })),
    }),
  };
}

function ir(): Casos {
  const { valores } = papelDoIr;
  const cinco = irDeExemplo(5);
  const alunos = cinco.conteudo.alunos.map((aluno) => ({ ...aluno, nome: comprido }));
  return {
    'of one student': valores(irDeExemplo(1)),
    'of five siblings with names of 80 letters': valores({ ...cinco, conteudo: { ...cinco.conteudo, alunos } }),
    'of nothing paid': valores(irDeExemplo(0)),
  };
}

function quitacao(): Casos {
  const { valores } = papelDaQuitacao;
  const parcial = quitacaoDeExemplo(3);
  const contestados = [{ numero: '2025-00012', dataVencimento: '2025-12-10', processo: '0800123-45.2026.8.14.0301' }];
  return {
    'of a whole year': valores(quitacaoDeExemplo(12)),
    'of three months, without a CPF, with a debt in court': valores({
      ...parcial,
      conteudo: { ...parcial.conteudo, pagador: { nome: comprido, cpf: null }, contestados, anosComDebito: [2023, 2024] },
    }),
  };
}

function acordo(): Casos {
  const { valores } = papelDoAcordo;
  return {
    'of six installments': valores(acordoDeExemplo(6)),
    'of 36 installments': valores(acordoDeExemplo(36)),
    'with a name of 80 letters and without a CPF': valores({ ...acordoDeExemplo(1), pagadorNome: comprido, pagadorCpf: null }),
  };
}

function carta(): Casos {
  const { valores } = papelDaCarta;
  const cheia = cartaDeExemplo();
  const semCodigos = cheia.pagamento.slice(1).map((forma) => ({ ...forma, boleto: null }));
  return {
    'of two titles': valores(cheia),
    'of one title': valores(cartaDeExemplo(1)),
    'of 36 titles': valores(cartaDeExemplo(36)),
    'to a name of 80 letters without an address, paid at the office': valores({
      ...cheia,
      pagadorNome: comprido,
      endereco: null,
      escola: { ...nada, nome: 'Escola' },
      titulos: cheia.titulos.map((t) => ({ ...t, descricao: `Mensalidade – ${comprido}` })),
      pagamento: semCodigos,
    }),
  };
}

function declaracao(tipo: TipoDocumento): Casos {
  const { valores } = papelDaDeclaracao[tipo];
  const cheio = declaracaoDeExemplo();
  const semNada = {
    genero: null,
    dataNascimento: null,
    naturalidade: null,
    naturalidadeUf: null,
    cpf: null,
    rg: null,
    rgOrgaoEmissor: null,
    filiacao: [],
  };
  return {
    'of whom everything is known': valores(cheio),
    'with names of 80 letters': valores({ ...cheio, aluno: { ...cheio.aluno, nome: comprido, filiacao: [comprido, comprido] } }),
    'of whom hardly anything is known': valores({
      ...cheio,
      escola: { ...nada, nome: 'Escola' },
      finalidade: null,
      aluno: { nome: 'Ana', ...semNada },
      matricula: { ...cheio.matricula, turmaNome: null, turno: null, periodo: null },
    }),
  };
}

function ata(): Casos {
  const { valores } = papelDaAta;
  const cheia = ataDeExemplo(40);
  return {
    'of a class of 40': valores(cheia),
    'of which nothing was said, not numbered yet': valores({
      numero: null,
      conteudo: { ...ataDeExemplo(1).conteudo, observacoes: null, alunos: [], escola: { ...nada, nome: 'Escola' } },
    }),
    'with names of 80 letters': valores({
      ...cheia,
      conteudo: {
        ...cheia.conteudo,
        assinaturas: Array.from({ length: 12 }, () => comprido),
        participantes: [comprido],
        alunos: cheia.conteudo.alunos.map((aluno) => ({ ...aluno, nome: comprido })),
      },
    }),
  };
}

const casos: Record<string, () => Casos> = {
  'ata-do-conselho': ata,
  contrato,
  aditivo,
  recibo,
  'carta-de-cobranca': carta,
  'declaracao-ir': ir,
  'declaracao-quitacao': quitacao,
  'termo-de-acordo': acordo,
  'declaracao-matricula': () => declaracao('declaracao_matricula'),
  'declaracao-frequencia': () => declaracao('declaracao_frequencia'),
  'declaracao-transferencia': () => declaracao('declaracao_transferencia'),
};
/** Papers of the product with facts at the edges of what the register may hold. */
export const casosDe = (chave: string): Casos => casos[chave]?.() ?? {};
