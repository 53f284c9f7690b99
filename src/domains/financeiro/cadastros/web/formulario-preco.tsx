import { chamar } from '#platform/web/api.ts';
import {
  CampoAlternar,
  CampoDinheiro,
  CampoNumero,
  CampoSelecao,
  CampoTexto,
  FormularioDeRegistro,
  Grade,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { LinhaDe } from '#platform/web/tabela/index.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { precosApi as api } from '../api.ts';
import { edicaoPreco, novoPreco } from '../esquemas.ts';
import { isInstrucao, tiposPreco } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { FORMULARIO, type PropsDoFormulario } from './formulario.ts';
import { useAnosECursos } from './usar-anos-e-cursos.ts';

type Tipo = (typeof tiposPreco)[number]['valor'];

/** The kind of the price, which proposes whether it counts for income tax. */
function TipoDoPreco() {
  const t = useTextos(textosCadastros);
  const { definir } = useFormulario();
  const propor = (tipo: unknown): void => definir('dedutivel', isInstrucao(tipo));
  return <CampoSelecao nome="tipo" rotulo={t('tipo')} colunas={4} opcoes={useOpcoes(tiposPreco)} aoMudar={propor} />;
}

/** What something costs in a year. */
export default function FormularioPreco({ registro, aoSalvar }: PropsDoFormulario<typeof api.listar>) {
  const t = useTextos(textosCadastros);
  const { anos, cursos } = useAnosECursos();
  const novo = {
    anoLetivoId: anos[0]?.valor ?? (null as unknown as number),
    cursoId: null,
    tipo: 'anuidade' as const,
    descricao: '',
    valorCentavos: null as unknown as number,
    parcelas: 12,
    dedutivel: true,
    ativo: true,
  };
  return (
    <FormularioDeRegistro
      id={FORMULARIO}
      novo={{ esquema: novoPreco, valores: novo, enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }) }}
      edicao={registro && { esquema: edicaoPreco, valores: edicaoDe(registro), enviar: (body) => chamar(api.editar, { body }) }}
      aposSalvar={aoSalvar}
    >
      <Grade>
        <CampoSelecao nome="anoLetivoId" rotulo={t('ano')} colunas={4} opcoes={anos} autoFoco />
        <CampoSelecao nome="cursoId" rotulo={t('curso')} colunas={4} opcoes={cursos} placeholder={t('todosOsCursos')} />
        <TipoDoPreco />
        <CampoTexto nome="descricao" rotulo={t('descricao')} colunas={12} maximo={100} />
        <CampoDinheiro nome="valorCentavos" rotulo={t('valorTotal')} colunas={6} />
        <CampoNumero nome="parcelas" rotulo={t('parcelas')} colunas={6} />
        <CampoAlternar nome="dedutivel" rotulo={t('dedutivelAjuda')} colunas={12} />
        <CampoAlternar nome="ativo" rotulo={t('ativo')} colunas={12} />
      </Grade>
    </FormularioDeRegistro>
  );
}

const edicaoDe = ({ ano: _, cursoNome: __, tipo, dedutivel, ...valores }: LinhaDe<typeof api.listar>) => ({
  ...valores,
  tipo: tipo as Tipo,
  dedutivel: dedutivel ?? isInstrucao(tipo),
});
