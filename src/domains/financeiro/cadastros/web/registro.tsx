import { Button } from '@mantine/core';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { TelaId } from '#catalog/telas.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, invalidar } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { excluirComPergunta } from '#platform/web/registro/excluir.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type LinhaDe, type PropsTabela, TabelaDados } from '#platform/web/tabela/index.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { textosCadastros } from '../texts.ts';
import type { bancosApi } from '../api.ts';
import { FORMULARIO, type PropsDoFormulario } from './formulario.ts';
import { useLinhas } from './usar-lista.ts';

const leitor = {
  safeParse: (valor: unknown) => ({ success: true as const, data: valor as { abrir?: string | number; como?: string | number } }),
};
// The form kit comes with the first record that is opened: the list paints without it.
const BotaoSalvar = lazy(() => import('#platform/web/formulario/index.ts').then((m) => ({ default: m.BotaoSalvar })));

/** The endpoints of a register: all have the same four. */
type ApiDeRegistro<E extends AnyEndpoint> = { listar: E; exportar: AnyEndpoint; excluir: (typeof bancosApi)['excluir'] };
type DaTabela = 'colunas' | 'filtros' | 'ordemPadrao' | 'titulo';
type Props<E extends AnyEndpoint> = Pick<PropsTabela<E>, DaTabela> & {
  tela: TelaId;
  api: ApiDeRegistro<E>;
  rotuloNovo: string;
  /** The form of a record, or of a new one, as a chunk of its own; it saves by itself and calls back. */
  Formulario: ComponentType<PropsDoFormulario<E>>;
  nomeDe: (linha: LinhaDe<E>) => string;
  acoes?: ReactNode;
  /** The tabs of a screen that holds more than this register. */
  abas?: ReactNode;
  /** What this register is for, where its name alone does not say. */
  sobre?: string;
};

/** A register: the list, and a window with the record over it. Which record is open stands in the address. */
export function Registro<E extends AnyEndpoint>({ tela, api, rotuloNovo, Formulario, nomeDe, acoes, abas, sobre, ...tabela }: Props<E>) {
  const t = useTextos(textosCadastros);
  const { pode } = useSessao();
  const [{ abrir }, mudar] = useBusca(leitor);
  // All rows, to find the record that the address opens.
  const linhas = useLinhas(api.listar) as readonly LinhaDe<E>[];
  const idDe = (linha: LinhaDe<E>): number => (linha as unknown as { id: number }).id;
  const aberto = linhas.find((linha) => String(idDe(linha)) === String(abrir)) ?? null;
  const fechar = (): void => mudar({ abrir: undefined, como: undefined });
  const recarregar = async (): Promise<void> => {
    await Promise.all([invalidar(api.listar), envelhecer('CadastroFinanceiro')]);
    fechar();
  };
  const novo = pode(tela, 'criar') && <Button onClick={() => mudar({ abrir: 'novo' })}>{rotuloNovo}</Button>;
  const aoExcluir = async (): Promise<void> => {
    if (!aberto) return;
    const foi = await excluirComPergunta({
      pergunta: { titulo: t('excluirTitulo', { nome: nomeDe(aberto) }), texto: t('excluirTexto'), rotuloConfirmar: t('excluir') },
      excluir: () => chamar(api.excluir, { params: { id: idDe(aberto) } }),
      feito: t('excluido'),
      lidas: [api.listar],
    });
    if (foi) {
      void envelhecer('CadastroFinanceiro');
      fechar();
    }
  };
  const podeSalvar = aberto ? pode(tela, 'editar') : pode(tela, 'criar');
  return (
    <Pagina
      abas={abas}
      acoes={
        <>
          {acoes}
          {novo}
        </>
      }
    >
      {sobre && <p>{sobre}</p>}
      <TabelaDados
        {...(tabela as unknown as PropsTabela<E>)}
        tela={tela}
        endpoint={api.listar}
        exportar={api.exportar}
        busca={{ campo: 'Nome' as never, rotulo: t('buscar') }}
        nomeDaLinha={nomeDe}
        aoAbrir={(linha) => mudar({ abrir: idDe(linha) })}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: novo }}
      />
      <Janela
        aberta={abrir === 'novo' || aberto !== null}
        aoFechar={fechar}
        titulo={aberto ? nomeDe(aberto) : rotuloNovo}
        rodape={
          <>
            {aberto && pode(tela, 'excluir') && (
              <Button variant="subtle" color="red" onClick={() => void aoExcluir()}>
                {t('excluir')}
              </Button>
            )}
            {podeSalvar && (
              <Suspense fallback={null}>
                <BotaoSalvar formulario={FORMULARIO} />
              </Suspense>
            )}
          </>
        }
      >
        <Suspense fallback={<Esqueleto linhas={4} />}>
          <Formulario
            key={aberto ? idDe(aberto) : 'novo'}
            registro={aberto}
            aoSalvar={() => {
              avisar.sucesso(t('salvo'));
              void recarregar();
            }}
          />
        </Suspense>
      </Janela>
    </Pagina>
  );
}
