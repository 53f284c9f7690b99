import { Button } from '@mantine/core';
import { BotaoSalvar, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useRegistro } from '#platform/web/rede/consultas.ts';
import { descartarAlteracoes, janelaDe } from '#platform/web/registro/alteracoes.ts';
import { excluirRegistro } from '#platform/web/registro/excluir.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { lancamentosApi as api } from '../../api.ts';
import { novoLancamento } from '../../esquemas.ts';
import { rascunhosApi } from '../../rascunhos/api.ts';
import { textosLancamento } from '../../texts.ts';
import { CamposDoLancamento } from './campos-do-lancamento.tsx';
import { GuardarRascunho } from './guardar-rascunho.tsx';
import { type ContasConhecidas, linhaVazia, type LinhaEditada, paraEditar } from './valores.ts';

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

/** An entry to be posted, or kept as a draft as far as it was filled in. Who may not post reads it. */
export function NovoLancamento({ inicio, aoFechar, aoLancar }: { inicio: Inicio; aoFechar: () => void; aoLancar: (id: number) => void }) {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  const { contas, ...valores } = inicio;
  const lanca = pode('contabil-lancamentos', 'criar');
  return (
    <Janela
      aberta
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={t(inicio.rascunho ? 'rascunho' : 'novo')}
      rodape={
        <>
          {inicio.rascunho && <ExcluirRascunho id={inicio.rascunho.id} nome={inicio.historico || t('rascunho')} aoExcluir={aoFechar} />}
          {lanca && <BotaoSalvar formulario={FORMULARIO} rotulo={t('lancar')} />}
        </>
      }
    >
      <Formulario
        id={FORMULARIO}
        esquema={novoLancamento}
        somenteLeitura={!lanca}
        valoresIniciais={valores}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.criar, { body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const { id, numero } = resposta as RespostaCliente<typeof api.criar>;
          avisar.sucesso(t('lancado', { numero }));
          void recarregarLancamentos();
          aoLancar(id);
        }}
      >
        <CamposDoLancamento contas={contas} />
        {lanca && <GuardarRascunho formulario={FORMULARIO} aoGuardar={aoFechar} />}
      </Formulario>
    </Janela>
  );
}

function ExcluirRascunho({ id, nome, aoExcluir }: { id: number; nome: string; aoExcluir: () => void }) {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  if (!pode('contabil-lancamentos', 'excluir')) return null;
  const pedir = async (): Promise<void> => {
    const excluir = () => chamar(rascunhosApi.excluir, { params: { id } });
    const foi = await excluirRegistro({
      nome,
      texto: t('excluirRascunhoTexto'),
      excluir,
      lidas: [rascunhosApi.listar],
      envelhece: ['PeriodoContabil'],
    });
    if (!foi) return;
    const janela = janelaDe(FORMULARIO);
    if (janela) descartarAlteracoes(janela);
    aoExcluir();
  };
  return (
    <Button variant="subtle" color="red" onClick={() => void pedir()}>
      {t('excluirRascunho')}
    </Button>
  );
}

/** Everything on the screen that an entry makes old. */
export const recarregarLancamentos = (): Promise<void> =>
  envelhecer('LancamentoContabil', 'RascunhoContabil', 'ModeloContabil', 'ExercicioContabil', 'PeriodoContabil', 'ContaContabil');

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
