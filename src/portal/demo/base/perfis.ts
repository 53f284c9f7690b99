import { type Acao, type ChavePermissao, type Secao, type TelaId, telas } from '#catalog/telas.ts';
import type { UsuarioPronto } from '#domains/acesso/usuarios/server/oficina.ts';
import type { acessosDemo } from './acessos.ts';

type NomeDePerfil = NonNullable<(typeof acessosDemo)[number]['perfil']>;
export type PerfilPlanejado = Omit<NonNullable<UsuarioPronto['perfil']>, 'exigeSegundoFator'> & { nome: NomeDePerfil };

const ver = ['visualizar', 'listar'] as const;
const tudo = ['visualizar', 'listar', 'criar', 'editar', 'excluir'] as const;
const registrar = ['visualizar', 'listar', 'criar', 'editar'] as const;

/** What the catalog lets a profile grant on some screens, limited to the actions asked for. */
function conceder(quais: readonly (TelaId | Secao)[], acoes: readonly Acao[]): ChavePermissao[] {
  return telas
    .filter(({ id, secao }) => quais.includes(id) || (secao !== null && quais.includes(secao)))
    .flatMap((tela) => tela.acoes.filter((acao) => acoes.includes(acao)).map((acao): ChavePermissao => `${tela.id}:${acao}`));
}

const semRepetir = (chaves: readonly ChavePermissao[]): ChavePermissao[] => [...new Set(chaves)];
/** What families declare about their means: for who analyses scholarships alone. */
const semRenda = (chave: ChavePermissao): boolean => !/^(fichas-socioeconomicas|relatorio-ficha-socioeconomica|decidir-bolsa):/.test(chave);
const diario: readonly TelaId[] = ['diario-aulas', 'diario-avaliacoes', 'diario-frequencias', 'diario-notas'];

/** The profiles of the demo school: what each kind of work needs, and no more. */
export const perfis: readonly PerfilPlanejado[] = [
  {
    nome: 'Secretaria',
    descricao: 'Pessoas, matrículas, contratos, turmas, documentos e protocolos.',
    permissoes: semRepetir([
      ...conceder(['Academico', 'CurriculoEscolar', 'pessoas', 'protocolos'], tudo).filter(
        (chave) => chave !== 'excesso-vagas:criar' && semRenda(chave),
      ),
      ...conceder(['contas-a-receber', 'funcionarios', 'precos', 'descontos', 'formas-pagamento'], ver),
      ...conceder(['baixar-titulo'], registrar),
    ]),
  },
  {
    nome: 'Financeiro',
    descricao: 'Contas a receber e a pagar, caixa, preços, contratos, suprimentos e contabilidade.',
    permissoes: semRepetir([
      ...conceder(['Financeiro', 'Contábil', 'Suprimentos', 'contratos', 'aditivos'], tudo),
      ...conceder(
        [
          'matriculas',
          'pessoas',
          'cursos-estrutura',
          'turmas-estrutura',
          'relatorio-descontos-para-contratos',
          'relatorio-valores-para-contratos',
          'relatorios-situacao-contrato',
        ],
        ver,
      ),
    ]),
  },
  {
    nome: 'Coordenação',
    descricao:
      'Acompanha turmas, diários e boletins; fecha e reabre turmas e períodos; autoriza matrícula acima das vagas; vê fichas de saúde.',
    permissoes: semRepetir([
      ...conceder(['Academico', 'CurriculoEscolar', 'pessoas', 'funcionarios'], ver).filter(semRenda),
      ...conceder(
        [...diario, 'painel-coordenador', 'gerenciador-turmas', 'docentes-periodo', 'tipo-avaliacao', 'disciplinas', 'ficha-saude'],
        registrar,
      ),
      ...conceder(['fechamento-cursos-turmas', 'fechamento-periodo-letivo', 'conselho-de-classe'], tudo),
      'excesso-vagas:criar',
    ]),
  },
  {
    nome: 'Professor',
    descricao: 'Só o painel do professor e os diários das próprias turmas.',
    restringirPainelProfessor: true,
    permissoes: semRepetir([...conceder(['painel-professor', 'boletins'], ver), ...conceder(diario, registrar)]),
  },
];
