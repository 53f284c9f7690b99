import { Button } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { TelaId } from '#catalog/telas.ts';
import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { useTextos } from '../i18n.tsx';
import { avisar } from '../janelas/dialogos.tsx';
import { useEndereco } from '../navegacao.tsx';
import { Pagina } from '../pagina/pagina.tsx';
import { chamarCom } from '../rede/api.ts';
import { envelhecer, invalidar, useRegistro } from '../rede/consultas.ts';
import { useSessao } from '../sessao/sessao.ts';
import { type LinhaDe, type PropsTabela, TabelaDados } from '../tabela/index.ts';
import { excluirRegistro } from './excluir.ts';
import { FORMULARIO, JanelaDeRegistro } from './janela-de-registro.tsx';
import { textosRegistro } from './texts.ts';

/** What the form of a register receives: the record to edit (null: a new one), and what it hands on to `FormularioDeRegistro`. */
export type PropsDoFormulario<O extends AnyEndpoint> = {
  registro: RespostaCliente<O> | null;
  formulario: { id: string; somenteLeitura: boolean; aposSalvar: () => void };
};

type DaTabela = 'colunas' | 'filtros' | 'ordemPadrao' | 'titulo' | 'nomeDoArquivo' | 'tamanhoPadrao';
export type PropsDoRegistro<L extends AnyEndpoint, O extends AnyEndpoint> = Pick<PropsTabela<L>, DaTabela> & {
  tela: TelaId;
  /** The endpoints of the register; `obter` and `excluir` name their record by `id`. Without `excluir` records stay. */
  api: { listar: L; exportar?: AnyEndpoint; obter: O; excluir?: AnyEndpoint };
  busca?: PropsTabela<L>['busca'];
  vazio?: { titulo: string; texto: string };
  rotuloNovo: string;
  /** The form of a record, or of a new one, as a chunk of its own. */
  Formulario: ComponentType<PropsDoFormulario<O>>;
  nomeDe: (registro: LinhaDe<L> | RespostaCliente<O>) => string;
  /** Whether a record may be deleted by who may delete; the server says why not of those that cannot be told here. */
  podeExcluir?: (registro: RespostaCliente<O>) => boolean;
  tamanho?: 'larga';
  /** What a change makes old besides the list, by the beginnings of paths. */
  envelhece?: readonly string[];
  acoes?: ReactNode;
  /** The tabs of a screen that holds more than this register. */
  abas?: ReactNode;
  /** What this register is for, where its name alone does not say. */
  sobre?: string;
};

/** A register: the list, and a window with the record over it. Which record is open stands in the address (`abrir`). */
export function RegistroListado<L extends AnyEndpoint, O extends AnyEndpoint>(props: PropsDoRegistro<L, O>) {
  const { tela, api, busca, vazio, rotuloNovo, nomeDe, envelhece = [], acoes, abas, sobre } = props;
  const { colunas, filtros, ordemPadrao, titulo, nomeDoArquivo, tamanhoPadrao } = props;
  const t = useTextos(textosRegistro);
  const { pode } = useSessao();
  const [{ abrir }, mudar] = useEndereco('abrir');
  const novo = pode(tela, 'criar') && <Button onClick={() => mudar({ abrir: 'novo' })}>{rotuloNovo}</Button>;
  const daTabela = { colunas, filtros, ordemPadrao, titulo, nomeDoArquivo, tamanhoPadrao, exportar: api.exportar };
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
        // Another register under the same tabs is another table: its columns know nothing of these rows.
        key={api.listar.path}
        {...(daTabela as unknown as PropsTabela<L>)}
        tela={tela}
        endpoint={api.listar}
        busca={busca ?? { campo: 'Nome' as never, rotulo: t('buscar') }}
        nomeDaLinha={nomeDe}
        {...(pode(tela, 'visualizar') ? { aoAbrir: (linha: LinhaDe<L>) => mudar({ abrir: (linha as { id: number }).id }) } : {})}
        vazio={{ titulo: vazio?.titulo ?? t('vazio'), texto: vazio?.texto ?? t('vazioTexto'), acao: novo }}
      />
      {abrir !== undefined && (
        <Aberto
          key={abrir}
          {...props}
          qual={abrir}
          // Closing leaves no step for Back.
          aoFechar={() => mudar({ abrir: undefined, como: undefined }, { substituir: true })}
          aposMudar={() => Promise.all([api.listar, api.obter].map(invalidar).concat(envelhecer(...envelhece)))}
        />
      )}
    </Pagina>
  );
}

type PropsDoAberto<L extends AnyEndpoint, O extends AnyEndpoint> = PropsDoRegistro<L, O> & {
  qual: string;
  aoFechar: () => void;
  aposMudar: () => Promise<unknown>;
};

function Aberto<L extends AnyEndpoint, O extends AnyEndpoint>(props: PropsDoAberto<L, O>) {
  const { tela, api, qual, rotuloNovo, titulo, nomeDe, podeExcluir, tamanho, envelhece, Formulario, aoFechar, aposMudar } = props;
  const t = useTextos(textosRegistro);
  const { pode } = useSessao();
  const isNovo = qual === 'novo';
  const entrada = { params: { id: qual } } as unknown as EntradaCliente<O>;
  const consulta = useRegistro(api.obter, entrada, { ativa: !isNovo });
  const registro = isNovo ? null : (consulta.data ?? null);
  const excluir = async (endpoint: AnyEndpoint, nome: string): Promise<void> => {
    const apagar = () => chamarCom(endpoint, { params: { id: qual } });
    if (await excluirRegistro({ nome, excluir: apagar, lidas: [api.listar], ...(envelhece ? { envelhece } : {}) })) aoFechar();
  };
  const porOnde = registro !== null && pode(tela, 'excluir') && (podeExcluir?.(registro) ?? true) ? api.excluir : undefined;
  const somenteLeitura = !pode(tela, isNovo ? 'criar' : 'editar');
  return (
    <JanelaDeRegistro
      titulo={isNovo ? rotuloNovo : registro === null ? titulo : nomeDe(registro)}
      tamanho={tamanho}
      consulta={isNovo ? null : consulta}
      somenteLeitura={somenteLeitura}
      aoFechar={aoFechar}
      aoExcluir={registro !== null && porOnde ? () => void excluir(porOnde, nomeDe(registro)) : undefined}
    >
      <Formulario
        registro={registro}
        formulario={{
          id: FORMULARIO,
          somenteLeitura,
          aposSalvar: () => {
            avisar.sucesso(t('salvo'));
            void aposMudar();
            aoFechar();
          },
        }}
      />
    </JanelaDeRegistro>
  );
}
