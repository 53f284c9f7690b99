import { BotaoSalvar, CampoEmail, CampoNumero, camposDe, CampoTexto, CampoTextoLongo, Formulario } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { consentimentosApi, novaFinalidade, novoTexto } from '#domains/pessoas/consentimentos/api.ts';
import { guardasLegais } from '#domains/privacidade/guardas.ts';
import { edicaoDaConfiguracao, edicaoDaGuarda, regrasDePrivacidadeApi as api } from '#domains/privacidade/regras/api.ts';
import { textosPrivacidade } from '../texts.ts';

type Regras = RespostaCliente<typeof api.obterRegras>;
type Finalidade = RespostaCliente<typeof consentimentosApi.listarFinalidades>['itens'][number];
export type Mudanca =
  | { tipo: 'finalidade' }
  | { tipo: 'texto'; finalidade: Finalidade }
  | { tipo: 'guarda'; guarda: Regras['guardas'][number] }
  | { tipo: 'configuracao'; configuracao: Regras['configuracao'] };
type Salvo = { aposSalvar: () => void };

const ID = 'mudar-regra';
const daFinalidade = camposDe<typeof novaFinalidade>();
const doTexto = camposDe<typeof novoTexto>();
const daGuarda = camposDe<typeof edicaoDaGuarda>();
const daConfiguracao = camposDe<typeof edicaoDaConfiguracao>();

/** One rule of personal data in a window. */
export default function MudarRegra({ mudanca: m, aoFechar }: { mudanca: Mudanca; aoFechar: () => void }) {
  const t = useTextos(textosPrivacidade);
  const { idioma } = useIdioma();
  const titulos = { finalidade: t('novaFinalidade'), configuracao: t('encarregado') };
  const titulo =
    m.tipo === 'texto' ? m.finalidade.nome : m.tipo === 'guarda' ? rotuloDe(guardasLegais, m.guarda.guarda, idioma) : titulos[m.tipo];
  const aposSalvar = (): void => {
    avisar.sucesso(t('salvo'));
    void Promise.all([api.obterRegras, consentimentosApi.listarFinalidades].map(invalidar));
    aoFechar();
  };
  return (
    <Janela aberta titulo={titulo} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('salvar')} />}>
      {m.tipo === 'finalidade' && <NovaFinalidade aposSalvar={aposSalvar} />}
      {m.tipo === 'texto' && <NovoTexto finalidade={m.finalidade} aposSalvar={aposSalvar} />}
      {m.tipo === 'guarda' && <Guarda guarda={m.guarda} aposSalvar={aposSalvar} />}
      {m.tipo === 'configuracao' && <Configuracao configuracao={m.configuracao} aposSalvar={aposSalvar} />}
    </Janela>
  );
}

function NovaFinalidade({ aposSalvar }: Salvo) {
  const t = useTextos(textosPrivacidade);
  return (
    <Formulario
      id={ID}
      esquema={novaFinalidade}
      valoresIniciais={{ nome: '', texto: '' }}
      aoSalvar={(body, _saida, chaveIdempotencia) => chamar(consentimentosApi.criarFinalidade, { body }, { chaveIdempotencia })}
      aposSalvar={aposSalvar}
    >
      <CampoTexto nome={daFinalidade('nome')} rotulo={t('nome')} maximo={80} autoFoco />
      <CampoTextoLongo nome={daFinalidade('texto')} rotulo={t('texto')} maximo={4000} />
    </Formulario>
  );
}

function NovoTexto({ finalidade: { id, texto, versao }, aposSalvar }: Salvo & { finalidade: Finalidade }) {
  const t = useTextos(textosPrivacidade);
  return (
    <Formulario
      id={ID}
      esquema={novoTexto}
      valoresIniciais={{ texto, versao }}
      aoSalvar={(body, _saida, chaveIdempotencia) =>
        chamar(consentimentosApi.escreverTexto, { params: { id }, body }, { chaveIdempotencia })
      }
      aposSalvar={aposSalvar}
    >
      <p className="suave">{t('novoTextoSobre')}</p>
      <CampoTextoLongo nome={doTexto('texto')} rotulo={t('novoTexto')} maximo={4000} />
    </Formulario>
  );
}

function Guarda({ guarda: { id, versao, anos, fonte, guarda }, aposSalvar }: Salvo & { guarda: Regras['guardas'][number] }) {
  const t = useTextos(textosPrivacidade);
  return (
    <Formulario
      id={ID}
      esquema={edicaoDaGuarda}
      valoresIniciais={{ id, versao, anos, fonte }}
      aoSalvar={(body) => chamar(api.editarGuarda, { body })}
      aposSalvar={aposSalvar}
    >
      {guarda !== 'escolar' && <CampoNumero nome={daGuarda('anos')} rotulo={t('anos')} obrigatorio={false} />}
      <CampoTextoLongo nome={daGuarda('fonte')} rotulo={t('fonte')} maximo={300} />
    </Formulario>
  );
}

function Configuracao({ configuracao, aposSalvar }: Salvo & { configuracao: Regras['configuracao'] }) {
  const t = useTextos(textosPrivacidade);
  return (
    <Formulario
      id={ID}
      esquema={edicaoDaConfiguracao}
      valoresIniciais={configuracao}
      aoSalvar={(body) => chamar(api.editarConfiguracao, { body })}
      aposSalvar={aposSalvar}
    >
      <CampoTexto nome={daConfiguracao('encarregadoNome')} rotulo={t('encarregadoNome')} maximo={150} obrigatorio={false} />
      <CampoEmail nome={daConfiguracao('encarregadoEmail')} rotulo={t('encarregadoEmail')} obrigatorio={false} />
      <CampoNumero nome={daConfiguracao('diasUteisIncidente')} rotulo={t('diasUteisIncidente')} />
      <CampoNumero nome={daConfiguracao('diasResposta')} rotulo={t('diasResposta')} />
    </Formulario>
  );
}
