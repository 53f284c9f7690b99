import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Escolha, TabelaDados, useFiltroInicial } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { conciliacaoApi, paresPorVez } from '../api.ts';
import { type SituacaoDaLinha, situacoesDaLinha } from '../respostas.ts';
import { textosConciliacao } from '../texts.ts';
import { useAtos } from './atos.ts';
import { type LinhaDoExtrato, parDe, porLinha, useMotivo } from './sugestoes.tsx';

const LinhaAberta = lazy(() => import('./linha-aberta.tsx'));
const CasarLinhas = lazy(() => import('./casar-linhas.tsx'));
const tons = { pendente: 'alerta', conciliada: 'sucesso', ignorada: 'neutro' } as const satisfies Record<SituacaoDaLinha, string>;

/** The lines of the bank with what they seem to be; Enter opens one, at what is suggested, and goes on to the next. */
export function Linhas({ contaBancariaId, topo, acao }: { contaBancariaId: number; topo: ReactNode; acao: ReactNode }) {
  const t = useTextos(textosConciliacao);
  const { pode } = useSessao();
  const motivo = useMotivo();
  const { casar, ignorar, perguntarPorque } = useAtos(contaBancariaId);
  const pronto = useFiltroInicial({ situacao: 'pendente' }, ['aba', 'banco', 'saldos']);
  const { data: dados } = useConsulta(
    conciliacaoApi.obterSugestoes,
    { query: { ContaBancariaId: contaBancariaId } },
    { manterAnterior: true },
  );
  const { sugestaoDe, lembrancaDe } = porLinha(dados);
  const [aberta, setAberta] = useState<LinhaDoExtrato | null>(null);
  const [aCasar, setACasar] = useState<readonly LinhaDoExtrato[] | null>(null);
  const podeEditar = pode('financeiro-lancamentos', 'editar');
  if (!pronto) return topo;
  const aceitar = async (escolha: Escolha<LinhaDoExtrato>): Promise<boolean> => {
    if (escolha.tipo !== 'itens') return false;
    const sugestoes = [...new Set(escolha.linhas.flatMap(({ id }) => sugestaoDe(id) ?? []))];
    const pares = sugestoes.filter((s) => s.motivo !== 'saldo').map(parDe);
    const saldos = sugestoes.filter((s) => s.motivo === 'saldo').flatMap((s) => s.linhaIds);
    if (sugestoes.length === 0) avisar.info(t('semSugestao'));
    const feitas = [
      ...(pares.length > 0 ? [await casar(pares)] : []),
      ...(saldos.length > 0 ? [await ignorar(saldos, t('linhaDeSaldo'))] : []),
    ];
    return feitas.length > 0 && feitas.every(Boolean);
  };
  return (
    <>
      <TabelaDados
        tela="financeiro-lancamentos"
        titulo={t('linhas')}
        endpoint={conciliacaoApi.listarLinhas}
        entrada={{ query: { ContaBancariaId: contaBancariaId } }}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'data', ascendente: true }}
        aoAbrir={setAberta}
        nomeDaLinha={(l) => `${formatarData(l.data)} ${l.descricao}`}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao }}
        topo={topo}
        acoesEmMassa={
          podeEditar
            ? [
                { chave: 'aceitar', rotulo: t('aceitarSugestoes'), aceitaFiltro: false, maximo: paresPorVez, aoExecutar: aceitar },
                {
                  chave: 'casar',
                  rotulo: t('casar'),
                  aceitaFiltro: false,
                  maximo: 100,
                  aoExecutar: (escolha) => {
                    if (escolha.tipo === 'itens') setACasar(escolha.linhas);
                    return false;
                  },
                },
                {
                  chave: 'ignorar',
                  rotulo: t('ignorar'),
                  aceitaFiltro: false,
                  maximo: paresPorVez,
                  aoExecutar: async (escolha) => {
                    const porque = await perguntarPorque();
                    return (
                      porque !== null &&
                      escolha.tipo === 'itens' &&
                      ignorar(
                        escolha.linhas.map(({ id }) => id),
                        porque,
                      )
                    );
                  },
                },
              ]
            : []
        }
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesDaLinha.map((valor) => ({ valor, rotulo: t(valor) })),
          },
          { chave: 'dia', rotulo: t('data'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal', fixo: true },
        ]}
        colunas={[
          { chave: 'data', titulo: t('data'), ordenavel: true, noCartao: true, largura: '7rem', render: (l) => formatarData(l.data) },
          { chave: 'descricao', titulo: t('descricao'), ordenavel: true, principal: true, cede: true },
          { chave: 'documento', titulo: t('documento'), oculta: true, render: (l) => l.documento ?? '—' },
          {
            chave: 'sugestao',
            titulo: t('sugestao'),
            noCartao: true,
            render: (l) => (l.situacao === 'pendente' ? (motivo(sugestaoDe(l.id), lembrancaDe(l.id)) ?? t('nada')) : t('nada')),
          },
          { chave: 'situacao', titulo: t('situacao'), render: (l) => <Etiqueta tom={tons[l.situacao]}>{t(l.situacao)}</Etiqueta> },
          { chave: 'nomeArquivo', titulo: t('arquivo'), oculta: true },
          {
            chave: 'valorCentavos',
            titulo: t('valor'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            principal: true,
            render: (l) => (l.valorCentavos === null ? `“${l.valorLido ?? ''}”` : formatarValor(l.valorCentavos)),
          },
        ]}
      />
      <Suspense fallback={null}>
        {aberta && (
          <LinhaAberta
            key={aberta.id}
            contaBancariaId={contaBancariaId}
            linha={aberta}
            sugestao={aberta.situacao === 'pendente' ? sugestaoDe(aberta.id) : undefined}
            lembranca={lembrancaDe(aberta.id)}
            aoFechar={() => setAberta(null)}
          />
        )}
        {aCasar && <CasarLinhas contaBancariaId={contaBancariaId} linhas={aCasar} aoFechar={() => setACasar(null)} />}
      </Suspense>
    </>
  );
}
