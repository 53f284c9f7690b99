import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import {
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { tiposAvaliacaoApi } from '../api.ts';
import { esquemaEdicaoTipoAvaliacao, esquemaTipoAvaliacao } from '../esquemas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { CampoCursos } from '#domains/academico/estrutura/web/campo-cursos.tsx';

const campo = camposDe<typeof esquemaTipoAvaliacao>();

type Tipo = RespostaCliente<typeof tiposAvaliacaoApi.obter>;

const paraEdicao = ({ cursosNomes: _, ...tipo }: Tipo) => tipo;

/** One evaluation type. */
export default function FormularioTipoAvaliacao({ registro, formulario }: PropsDoFormulario<typeof tiposAvaliacaoApi.obter>) {
  const t = useTextos(textosEnsino);
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
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: esquemaTipoAvaliacao,
        valores: vazio,
        enviar: (body, chaveIdempotencia) => chamar(tiposAvaliacaoApi.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: esquemaEdicaoTipoAvaliacao,
          valores: paraEdicao(registro),
          enviar: (body) => chamar(tiposAvaliacaoApi.editar, { body }),
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
    </FormularioDeRegistro>
  );
}

function Cursos() {
  const t = useTextos(textosEnsino);
  return useValor(campo('todosOsCursos')) === true ? null : <CampoCursos nome={campo('cursos')} rotulo={t('cursosQueUsam')} />;
}
