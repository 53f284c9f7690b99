import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import {
  CampoAlternar,
  CampoDinheiro,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  FormularioDeRegistro,
  EmColunas,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { precosApi as api } from '#domains/financeiro/cadastros/api.ts';
import { edicaoPreco, novoPreco } from '#domains/financeiro/cadastros/esquemas.ts';
import { isInstrucao, tiposPreco } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import type { PropsDoFormulario } from '#platform/web/registro/registro-listado.tsx';
import { useAnosECursos } from './usar-anos-e-cursos.ts';

const campo = camposDe<typeof novoPreco>();

type Tipo = (typeof tiposPreco)[number]['valor'];

/** The kind of the price, which proposes whether it counts for income tax. */
function TipoDoPreco({ fixo }: { fixo: boolean }) {
  const t = useTextos(textosCadastros);
  const { definir } = useFormulario();
  const propor = (tipo: unknown): void => definir(campo('dedutivel'), isInstrucao(tipo));
  return (
    <CampoSelecao nome={campo('tipo')} rotulo={t('tipo')} colunas={4} opcoes={useOpcoes(tiposPreco)} desabilitado={fixo} aoMudar={propor} />
  );
}

/** What something costs in a year. What families have signed stays; a new price starts from it. */
export default function FormularioPreco({ registro, formulario }: PropsDoFormulario<typeof api.obter>) {
  const t = useTextos(textosCadastros);
  const { anos, cursos } = useAnosECursos();
  const [{ como }, mudar] = useEndereco('como');
  const modelo = useRegistro(api.obter, { params: { id: como ?? '0' } }, { ativa: como !== undefined }).data;
  const fixo = registro?.firmado ?? false;
  const novo = {
    anoLetivoId: anos[0]?.valor ?? null,
    cursoId: null,
    tipo: 'anuidade' as const,
    descricao: '',
    valorCentavos: null,
    parcelas: 12,
    dedutivel: true,
    ativo: true,
    ...(modelo && registro === null ? copiaDe(modelo) : {}),
  };
  return (
    <FormularioDeRegistro
      key={modelo?.id}
      {...formulario}
      novo={{ esquema: novoPreco, valores: novo, enviar: (body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia }) }}
      edicao={registro && { esquema: edicaoPreco, valores: edicaoDe(registro), enviar: (body) => chamar(api.editar, { body }) }}
    >
      {registro && fixo && (
        <>
          <p>{t('precoContratado')}</p>
          <Button variant="default" mb="md" onClick={() => mudar({ abrir: 'novo', como: registro.id })}>
            {t('novoPrecoComoEste')}
          </Button>
        </>
      )}
      <EmColunas>
        <CampoSelecao nome={campo('anoLetivoId')} rotulo={t('ano')} colunas={4} opcoes={anos} desabilitado={fixo} autoFoco={!fixo} />
        <CampoSelecao
          nome={campo('cursoId')}
          rotulo={t('curso')}
          colunas={4}
          opcoes={cursos}
          desabilitado={fixo}
          placeholder={t('todosOsCursos')}
        />
        <TipoDoPreco fixo={fixo} />
        <CampoTexto nome={campo('descricao')} rotulo={t('descricao')} colunas={12} maximo={100} />
        <CampoDinheiro nome={campo('valorCentavos')} rotulo={t('valorTotal')} colunas={6} desabilitado={fixo} />
        <CampoNumero nome={campo('parcelas')} rotulo={t('parcelas')} colunas={6} desabilitado={fixo} />
        <CampoAlternar nome={campo('dedutivel')} rotulo={t('dedutivelAjuda')} colunas={12} />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </FormularioDeRegistro>
  );
}

const edicaoDe = ({ ano: _, cursoNome: __, firmado: ___, tipo, dedutivel, ...valores }: RespostaCliente<typeof api.obter>) => ({
  ...valores,
  tipo: tipo as Tipo,
  dedutivel: dedutivel ?? isInstrucao(tipo),
});

/** The name is left to be given: two prices of a year and course do not share it. */
const copiaDe = ({ anoLetivoId, cursoId, tipo, valorCentavos, parcelas, dedutivel }: RespostaCliente<typeof api.obter>) => ({
  anoLetivoId,
  cursoId,
  tipo: tipo as Tipo,
  valorCentavos,
  parcelas,
  dedutivel: dedutivel ?? isInstrucao(tipo),
});
