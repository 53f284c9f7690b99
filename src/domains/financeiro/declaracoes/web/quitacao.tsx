import { lazy, Suspense, useState } from 'react';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { useConsulta } from '#platform/web/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { type BuscaDeTela, useBusca } from '#platform/web/navegacao.tsx';
import { Cartoes, Etiqueta, type TomDeEstado } from '#platform/web/pagina.tsx';
import { type AcaoEmMassa, TabelaDados } from '#platform/web/tabela/index.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { declaracoesApi as api } from '../api.ts';
import { textosDeclaracao } from '../texts.ts';
import { situacoesDaDeclaracao } from '../tipos.ts';
import { EtiquetaDaDeclaracao, reais, TELA, usePodeEmitir, valor } from './comum.tsx';
import { idsDaEscolha } from './escolha.ts';

const QuitacaoAberta = lazy(() => import('./quitacao-aberta.tsx').then((m) => ({ default: m.QuitacaoAberta })));
const EmitirVarias = lazy(() => import('./emitir-varias.tsx').then((m) => ({ default: m.EmitirVarias })));
const leitor = { safeParse: (bruto: unknown) => ({ success: true as const, data: bruto as BuscaDeTela }) };
const direitos = ['plena', 'parcial', 'recusada'] as const;
export const tonsDoDireito: Record<(typeof direitos)[number], TomDeEstado> = { plena: 'sucesso', parcial: 'aberto', recusada: 'perigo' };

/** The payers with titles due in a year, and who is entitled to the settlement statement. */
export function PagadoresDaQuitacao({ ano }: { ano: number }) {
  const t = useTextos(textosDeclaracao);
  const { idioma } = useIdioma();
  const pode = usePodeEmitir();
  const [{ abrir }, mudar] = useBusca<BuscaDeTela>(leitor);
  const [escolhidos, setEscolhidos] = useState<readonly number[] | null>(null);
  const { data: estrutura } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  const elo = (direito: string) => ({ tela: TELA, search: { aba: 'quitacao', ano, direito } }) as const;
  const emitir: AcaoEmMassa<{ id: number }> = {
    chave: 'emitir',
    rotulo: t('emitirVarias'),
    aoExecutar: async (escolha) => {
      setEscolhidos(await idsDaEscolha(api.listarQuitacao, escolha, t));
      return false;
    },
  };
  return (
    <>
      <TabelaDados
        tela={`${TELA}-quitacao`}
        titulo={t('aba_quitacao')}
        endpoint={api.listarQuitacao}
        entrada={{ query: { Ano: ano } }}
        exportar={api.exportarQuitacao}
        nomeDoArquivo={`quitacao-${ano}`}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        vazio={{ titulo: t('vazio_quitacao', { ano }), texto: t('vazio_quitacao_texto') }}
        aoAbrir={(linha) => mudar({ abrir: linha.id })}
        nomeDaLinha={(linha) => linha.nome}
        somaDe={(linha) => linha.pagoCentavos as Centavos}
        {...(pode ? { acoesEmMassa: [emitir] } : {})}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('plenas'), valor: pagina ? String(pagina.totais.plenas) : null, elo: elo('plena') },
              { rotulo: t('parciais'), valor: pagina ? String(pagina.totais.parciais) : null, elo: elo('parcial') },
              {
                rotulo: t('recusadas'),
                valor: pagina ? String(pagina.totais.recusadas) : null,
                elo: elo('recusada'),
                ...((pagina?.totais.recusadas ?? 0) > 0 ? { tom: 'alerta' as const } : {}),
              },
              { rotulo: t('emAberto'), valor: pagina ? reais(pagina.totais.pendenteCentavos) : null },
            ]}
          />
        )}
        filtros={[
          {
            chave: 'direito',
            rotulo: t('direito'),
            tipo: 'selecao',
            campo: 'Direito',
            fixo: true,
            opcoes: direitos.map((d) => ({ valor: d, rotulo: t(`direito_${d}`) })),
          },
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesDaDeclaracao.map((s) => ({ valor: s.valor, rotulo: s[idioma] })),
          },
          {
            chave: 'turma',
            rotulo: t('turma'),
            tipo: 'selecao',
            campo: 'TurmaId',
            opcoes: (estrutura?.turmas ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome })),
          },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('responsavel'), ordenavel: true, principal: true },
          { chave: 'meses', titulo: t('mesesFaturados'), alinhamento: 'direita' },
          { chave: 'titulos', titulo: t('titulos'), ordenavel: true, alinhamento: 'direita' },
          {
            chave: 'valorCentavos',
            titulo: t('faturado'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            render: (l) => valor(l.valorCentavos),
          },
          { chave: 'pagoCentavos', titulo: t('pago'), ordenavel: 'pago', alinhamento: 'direita', render: (l) => valor(l.pagoCentavos) },
          {
            chave: 'pendenteCentavos',
            titulo: t('emAberto'),
            ordenavel: 'pendente',
            alinhamento: 'direita',
            render: (l) => valor(l.pendenteCentavos),
          },
          {
            chave: 'direito',
            titulo: t('direito'),
            principal: true,
            render: (l) => <Etiqueta tom={tonsDoDireito[l.direito]}>{t(`direito_${l.direito}`)}</Etiqueta>,
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: 'emissao',
            render: (l) => <EtiquetaDaDeclaracao situacao={l.situacao} numero={l.numero} />,
          },
        ]}
      />
      <Suspense fallback={null}>
        {abrir !== undefined && abrir !== '' && (
          <QuitacaoAberta pagadorId={Number(abrir)} ano={ano} aoFechar={() => mudar({ abrir: undefined })} />
        )}
        {escolhidos && <EmitirVarias tipo="quitacao" ano={ano} pagadorIds={escolhidos} aoFechar={() => setEscolhidos(null)} />}
      </Suspense>
    </>
  );
}
