import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { CampoAlternar, CampoNumero, camposDe, CampoTexto, EmColunas, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { ensinoApi } from '../api.ts';
import { esquemaEdicaoTipoAvaliacao, esquemaTipoAvaliacao } from '../esquemas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { CampoCursos } from '#domains/academico/estrutura/web/campo-cursos.tsx';
import { excluir } from '#domains/academico/estrutura/web/excluir.ts';
import { JanelaDeRegistro } from '#domains/academico/estrutura/web/janela-de-registro.tsx';
import { useSalvo } from '#domains/academico/estrutura/web/salvo.ts';

const campo = camposDe<typeof esquemaTipoAvaliacao>();

type Tipo = RespostaCliente<typeof ensinoApi.obterTipoAvaliacao>;

const paraEdicao = ({ cursosNomes: _, ...tipo }: Tipo) => tipo;

/** One evaluation type, in a window over the list. */
export default function TipoAvaliacaoJanela({ registro, aoFechar }: { registro: Tipo | null; aoFechar: () => void }) {
  const t = useTextos(textosEnsino);
  const { pode } = useSessao();
  const salvo = useSalvo(aoFechar);
  const vazio = {
    nome: '',
    sigla: null,
    valorMaximo: '10.0000',
    peso: '1.0000',
    recuperacao: false,
    todosOsCursos: true,
    cursos: [],
    ativo: true,
  };
  return (
    <JanelaDeRegistro
      titulo={registro?.nome ?? t('novoTipo')}
      tamanho="larga"
      somenteLeitura={registro !== null && !pode('tipo-avaliacao', 'editar')}
      aoFechar={aoFechar}
      aoSalvar={(nome) => salvo(String(nome))}
      aoExcluir={
        registro && pode('tipo-avaliacao', 'excluir')
          ? () =>
              void excluir(() => chamar(ensinoApi.excluirTipoAvaliacao, { params: { id: registro.id } }), registro.nome).then(
                (foi) => foi && aoFechar(),
              )
          : undefined
      }
      novo={{
        esquema: esquemaTipoAvaliacao,
        valores: vazio,
        enviar: async (body, chaveIdempotencia) => {
          await chamar(ensinoApi.criarTipoAvaliacao, { body }, { chaveIdempotencia });
          return body.nome;
        },
      }}
      edicao={
        registro && {
          esquema: esquemaEdicaoTipoAvaliacao,
          valores: paraEdicao(registro),
          enviar: async (body) => (await chamar(ensinoApi.editarTipoAvaliacao, { body })).nome,
          conflito: (detalhe) => paraEdicao(detalhe as Tipo),
        }
      }
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={9} maximo={80} autoFoco />
        <CampoTexto nome={campo('sigla')} rotulo={t('sigla')} colunas={3} maximo={10} />
        <CampoNumero nome={campo('valorMaximo')} rotulo={t('valorMaximo')} colunas={6} casas={4} />
        <CampoNumero nome={campo('peso')} rotulo={t('peso')} colunas={6} casas={4} />
        <CampoAlternar nome={campo('recuperacao')} rotulo={t('ehRecuperacao')} colunas={12} dica={t('ehRecuperacaoDica')} />
        <CampoAlternar nome={campo('todosOsCursos')} rotulo={t('todosOsCursos')} colunas={12} />
        <Cursos />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </JanelaDeRegistro>
  );
}

function Cursos() {
  const t = useTextos(textosEnsino);
  return useValor(campo('todosOsCursos')) === true ? null : <CampoCursos nome={campo('cursos')} rotulo={t('cursosQueUsam')} />;
}
