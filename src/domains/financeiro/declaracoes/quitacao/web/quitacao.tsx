import { direitos, tonsDoDireito } from './direito.ts';
import { lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartoes, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados, useEloDaLista } from '#platform/web/tabela/index.ts';
import { declaracoesQuitacaoApi } from '../api.ts';
import { textosDeclaracao } from '#domains/financeiro/declaracoes/texts.ts';
import { EtiquetaDaDeclaracao, reais, TELA, valor } from '#domains/financeiro/declaracoes/web/comum.tsx';
import { usePagadores } from '#domains/financeiro/declaracoes/lotes/web/door.tsx';

const QuitacaoAberta = lazy(() => import('./quitacao-aberta.tsx').then((m) => ({ default: m.QuitacaoAberta })));
/** The payers with titles due in a year, and who is entitled to the settlement statement. */
export function PagadoresDaQuitacao({ ano }: { ano: number }) {
  const t = useTextos(textosDeclaracao);
  const { aberto, abrir, fechar, acoes, filtroDaSituacao, filtroDaTurma, lote } = usePagadores(
    'quitacao',
    declaracoesQuitacaoApi.listarQuitacao,
    ano,
  );
  const naLista = useEloDaLista(TELA, ['abrir']);
  const elo = (direito: string) => naLista({ aba: 'quitacao', ano, direito });
  return (
    <>
      <TabelaDados
        tela={`${TELA}-quitacao`}
        titulo={t('aba_quitacao')}
        endpoint={declaracoesQuitacaoApi.listarQuitacao}
        entrada={{ query: { Ano: ano } }}
        exportar={declaracoesQuitacaoApi.exportarQuitacao}
        exportarPdf
        nomeDoArquivo={`quitacao-${ano}`}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        vazio={{ titulo: t('vazio_quitacao', { ano }), texto: t('vazio_quitacao_texto') }}
        aoAbrir={(linha) => abrir(linha.id)}
        nomeDaLinha={(linha) => linha.nome}
        somaDe={(linha) => linha.pagoCentavos}
        {...acoes}
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
          filtroDaSituacao,
          filtroDaTurma,
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
        {aberto !== null && <QuitacaoAberta pagadorId={aberto} ano={ano} aoFechar={fechar} />}
        {lote}
      </Suspense>
    </>
  );
}
