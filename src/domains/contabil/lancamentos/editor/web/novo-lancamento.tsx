import { Button } from '@mantine/core';
import {
  BotaoSalvar,
  CampoData,
  CampoMarcar,
  camposDe,
  CampoTexto,
  EmColunas,
  Formulario,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useRegistro } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { lancamentosApi as api } from '../../api.ts';
import { novoLancamento } from '../../esquemas.ts';
import { rascunhosApi } from '../../rascunhos/api.ts';
import { novoRascunho } from '../../rascunhos/esquemas.ts';
import { textosLancamento } from '../../texts.ts';
import { CampoDoHistorico } from './campo-do-historico.tsx';
import { Linhas } from './linhas.tsx';
import { type ContasConhecidas, linhaVazia, type LinhaEditada, paraEditar } from './valores.ts';

const campo = camposDe<typeof novoLancamento>();
const FORMULARIO = 'novo-lancamento-contabil';

/** What a new entry starts from: nothing, a draft, or a model. */
export type Inicio = {
  rascunho: { id: number; versao: number } | null;
  dataLancamento: string;
  ajuste: boolean;
  historico: string;
  documento: string;
  partidas: LinhaEditada[];
  contas: ContasConhecidas;
};

export const doZero = (): Inicio => ({
  rascunho: null,
  dataLancamento: hojeNaEscola(),
  ajuste: false,
  historico: '',
  documento: '',
  partidas: [linhaVazia(), linhaVazia()],
  contas: {},
});

/** An entry to be posted, or kept as a draft as far as it was filled in. */
export function NovoLancamento({ inicio, aoFechar, aoLancar }: { inicio: Inicio; aoFechar: () => void; aoLancar: (id: number) => void }) {
  const t = useTextos(textosLancamento);
  const { rascunho, contas, ...valores } = inicio;
  return (
    <Janela
      aberta
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={t('novo')}
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('lancar')} />}
    >
      <Formulario
        id={FORMULARIO}
        esquema={novoLancamento}
        valoresIniciais={{ ...valores, rascunhoId: rascunho?.id ?? null }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const { id, numero } = resposta as RespostaCliente<typeof api.criar>;
          avisar.sucesso(t('lancado', { numero }));
          void recarregarLancamentos();
          aoLancar(id);
        }}
      >
        <EmColunas>
          <CampoData nome={campo('dataLancamento')} rotulo={t('data')} colunas={3} autoFoco />
          <CampoTexto nome={campo('documento')} rotulo={t('documento')} colunas={3} maximo={40} />
          <CampoMarcar nome={campo('ajuste')} rotulo={t('ajuste')} colunas={6} />
          <CampoDoHistorico nome={campo('historico')} documento={campo('documento')} data={campo('dataLancamento')} />
          <Linhas nome={campo('partidas')} contas={contas} />
        </EmColunas>
        <GuardarRascunho rascunho={rascunho} aoGuardar={aoFechar} />
      </Formulario>
    </Janela>
  );
}

/** Everything on the screen that an entry makes old. */
export const recarregarLancamentos = (): Promise<void> =>
  envelhecer('LancamentoContabil', 'RascunhoContabil', 'ModeloContabil', 'ExercicioContabil', 'PeriodoContabil', 'ContaContabil');

function GuardarRascunho({ rascunho, aoGuardar }: { rascunho: Inicio['rascunho']; aoGuardar: () => void }) {
  const t = useTextos(textosLancamento);
  const { ler } = useFormulario();
  const guardar = async (): Promise<void> => {
    const lido = novoRascunho.safeParse({
      dataLancamento: ler(campo('dataLancamento')),
      ajuste: ler(campo('ajuste')),
      historico: ler(campo('historico')),
      documento: ler(campo('documento')),
      partidas: ler(campo('partidas')) ?? [],
    });
    if (!lido.success) return avisar.erro(t('rascunhoIlegivel'));
    const body = lido.data;
    await (rascunho ? chamar(rascunhosApi.editar, { body: { ...rascunho, ...body } }) : chamar(rascunhosApi.criar, { body })).then(() => {
      avisar.sucesso(t('rascunhoGuardado'));
      void recarregarLancamentos();
      aoGuardar();
    }, avisar.erro);
  };
  return (
    <Button variant="default" onClick={() => void guardar()}>
      {t('guardarRascunho')}
    </Button>
  );
}

/** The draft that an address names, opened to go on. */
export function AbrirRascunho({ id, aoFechar, aoLancar }: { id: number; aoFechar: () => void; aoLancar: (id: number) => void }) {
  const t = useTextos(textosLancamento);
  const { data, error, refetch } = useRegistro(rascunhosApi.obter, { params: { id } });
  if (data) return <NovoLancamento inicio={doRascunho(data)} aoFechar={aoFechar} aoLancar={aoLancar} />;
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('aba.rascunhos')}>
      {error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={8} />}
    </Janela>
  );
}

const doRascunho = (r: RespostaCliente<typeof rascunhosApi.obter>): Inicio => ({
  rascunho: { id: r.id, versao: r.versao },
  dataLancamento: r.dataLancamento,
  ajuste: r.ajuste,
  historico: r.historico ?? '',
  documento: r.documento ?? '',
  ...paraEditar(r.partidas),
});
