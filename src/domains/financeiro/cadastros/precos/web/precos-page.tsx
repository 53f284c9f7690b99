import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { centavos, dividirEmParcelas, formatarValor } from '#shared/dinheiro.ts';
import { precosApi as api } from '#domains/financeiro/cadastros/api.ts';
import { isInstrucao, tiposPreco } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { useColunasComuns } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';
import { useAnosECursos } from './usar-anos-e-cursos.ts';

const FormularioPreco = lazy(() => import('./formulario-preco.tsx'));
const CopiaDePrecos = lazy(() => import('./copia-de-precos.tsx'));

/** What the school charges in each year, by course or for all, with the copy between years. */
export default function PrecosPage() {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  const { pode } = useSessao();
  const [copiando, setCopiando] = useState(false);
  const { anos, cursos } = useAnosECursos();
  const tipos = useOpcoes(tiposPreco);
  return (
    <>
      <Registro
        tela="precos"
        titulo={t('valor')}
        api={api}
        rotuloNovo={t('novoPreco')}
        nomeDe={(p) => `${p.descricao} ${p.ano}`}
        acoes={
          pode('precos', 'criar') && (
            <Button variant="default" onClick={() => setCopiando(true)}>
              {t('copiar')}
            </Button>
          )
        }
        ordemPadrao={{ campo: 'descricao', ascendente: true }}
        filtros={[
          { chave: 'ano', rotulo: t('ano'), tipo: 'selecao', campo: 'AnoLetivoId', fixo: true, opcoes: anos },
          { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: cursos },
          { chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', opcoes: tipos },
        ]}
        colunas={[
          comuns.nome('descricao'),
          { chave: 'ano', titulo: t('ano'), ordenavel: true, alinhamento: 'direita', largura: '6rem', noCartao: true },
          { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso', render: (p) => p.cursoNome ?? t('todosOsCursos') },
          comuns.tipo(tiposPreco),
          {
            chave: 'valorCentavos',
            titulo: t('valorTotal'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            principal: true,
            render: (p) => formatarValor(p.valorCentavos),
          },
          {
            chave: 'parcelas',
            titulo: t('parcelas'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (p) => `${p.parcelas} × ${formatarValor(centavos(dividirEmParcelas(p.valorCentavos, p.parcelas).at(-1) ?? 0))}`,
          },
          { chave: 'dedutivel', titulo: t('dedutivel'), oculta: true, render: (p) => ((p.dedutivel ?? isInstrucao(p.tipo)) ? '✓' : '–') },
          comuns.emUso('ativo', { principal: false }),
        ]}
        Formulario={FormularioPreco}
      />
      {copiando && (
        <Suspense fallback={null}>
          <CopiaDePrecos aberta aoFechar={() => setCopiando(false)} anos={anos} />
        </Suspense>
      )}
    </>
  );
}
