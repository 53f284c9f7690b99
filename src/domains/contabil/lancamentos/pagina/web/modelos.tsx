import { lazy, type ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { formatarValor } from '#shared/dinheiro.ts';
import { modelosApi as api } from '../../rascunhos/api.ts';
import { textosLancamento } from '../../texts.ts';

const FormularioModelo = lazy(() => import('./formulario-modelo.tsx'));

/** What entries are made of, by hand or each month. */
export default function Modelos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosLancamento);
  return (
    <RegistroListado
      tela="contabil-lancamentos"
      abas={abas}
      titulo={t('aba.modelos')}
      api={api}
      tamanho="larga"
      vazio={{ titulo: t('semModelos'), texto: t('semModelosTexto') }}
      rotuloNovo={t('novoModelo')}
      nomeDe={(m) => m.nome}
      envelhece={['RascunhoContabil', 'PeriodoContabil']}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      filtros={[
        { chave: 'recorrente', rotulo: t('recorrente'), tipo: 'booleano', campo: 'Recorrente' },
        { chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo' },
      ]}
      colunas={[
        { chave: 'nome', titulo: t('nomeDoModelo'), ordenavel: true, principal: true },
        { chave: 'historico', titulo: t('historico'), cede: true, render: (m) => m.historico ?? '—' },
        {
          chave: 'diaRecorrente',
          titulo: t('recorrente'),
          render: (m) => (m.diaRecorrente === null ? '—' : t('dia', { n: m.diaRecorrente })),
        },
        {
          chave: 'valorCentavos',
          titulo: t('valor'),
          alinhamento: 'direita',
          principal: true,
          render: (m) => formatarValor(m.valorCentavos),
        },
        {
          chave: 'usar',
          titulo: t('usarModelo'),
          render: (m) => (
            <Elo tela="contabil-lancamentos" search={{ aba: 'modelos', modelo: m.id }}>
              {t('usarModelo')}
            </Elo>
          ),
        },
      ]}
      Formulario={FormularioModelo}
    />
  );
}
