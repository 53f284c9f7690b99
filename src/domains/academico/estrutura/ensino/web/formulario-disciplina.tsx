import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import {
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { disciplinasApi } from '../api.ts';
import { esquemaDisciplina, esquemaEdicaoDisciplina } from '../esquemas.ts';
import { areasDoConhecimento, tiposDisciplina } from '../listas.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';

const campo = camposDe<typeof esquemaDisciplina>();

type Disciplina = RespostaCliente<typeof disciplinasApi.obter>;
type Area = (typeof areasDoConhecimento)[number]['valor'];

const paraEdicao = ({ turmas: _, area, ...d }: Disciplina) => ({ ...d, area: area as Area | null });

/** One subject. */
export default function FormularioDisciplina({ registro, formulario }: PropsDoFormulario<typeof disciplinasApi.obter>) {
  const t = useTextos(textosEnsino);
  const [areas, tipos] = [useOpcoes(areasDoConhecimento), useOpcoes(tiposDisciplina)];
  const vazia = {
    nome: '',
    sigla: null,
    area: null,
    cargaHoraria: null,
    tipo: 'obrigatoria' as const,
    contaPromocao: true,
    ordem: 0,
    ativa: true,
  };
  return (
    <FormularioDeRegistro
      {...formulario}
      novo={{
        esquema: esquemaDisciplina,
        valores: vazia,
        enviar: (body, chaveIdempotencia) => chamar(disciplinasApi.criar, { body }, { chaveIdempotencia }),
      }}
      edicao={
        registro && {
          esquema: esquemaEdicaoDisciplina,
          valores: paraEdicao(registro),
          enviar: (body) => chamar(disciplinasApi.editar, { body }),
          conflito: (detalhe) => paraEdicao(detalhe as Disciplina),
        }
      }
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={9} maximo={80} autoFoco />
        <CampoTexto nome={campo('sigla')} rotulo={t('sigla')} colunas={3} maximo={10} />
        <CampoSelecao nome={campo('area')} rotulo={t('area')} colunas={6} opcoes={areas} />
        <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={6} opcoes={tipos} />
        <CampoNumero nome={campo('cargaHoraria')} rotulo={t('cargaHoraria')} colunas={6} dica={t('cargaHorariaDica')} />
        <CampoNumero nome={campo('ordem')} rotulo={t('ordemNoBoletim')} colunas={6} />
        <CampoAlternar nome={campo('contaPromocao')} rotulo={t('contaPromocao')} colunas={12} dica={t('contaPromocaoDica')} />
        <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}
