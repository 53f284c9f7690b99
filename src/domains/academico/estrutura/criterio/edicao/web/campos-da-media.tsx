import { CampoNumero, camposDe, CampoSelecao, CampoTexto, useValor } from '#platform/web/formulario/index.ts';
import { arredondamentos, calculosDaEtapa, inicioDoArredondamento } from '#domains/academico/estrutura/criterio/criterio.ts';
import { FORMULA_MAXIMA } from '#domains/academico/estrutura/criterio/formula/ler.ts';
import type { Voltar } from './campos-usados.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { textosCriterio } from '#domains/academico/estrutura/criterio/texts.ts';
import type { esquemaCriterioDoCurso } from '#domains/academico/estrutura/criterio/esquemas.ts';

const campo = camposDe<typeof esquemaCriterioDoCurso>();
const casas = [0, 1, 2].map((n) => ({ valor: n, rotulo: String(n) }));

/** How an etapa and the year become an average. */
export function DaMedia({ regular, voltar }: Voltar & { regular: boolean }) {
  const t = useTextos(textosCriterio);
  const [calculos, modos, inicios] = [useOpcoes(calculosDaEtapa), useOpcoes(arredondamentos), useOpcoes(inicioDoArredondamento)];
  const [calculo, modo] = [useValor(campo('calculoDaEtapa')), useValor(campo('arredondamento'))];
  return (
    <>
      <CampoNumero nome={campo('mediaAprovacao')} rotulo={t('mediaAprovacao')} colunas={3} casas={4} />
      {regular && (
        <>
          <CampoSelecao nome={campo('casasDecimais')} rotulo={t('casasDecimais')} colunas={2} opcoes={casas} />
          <CampoSelecao
            nome={campo('arredondamento')}
            rotulo={t('arredondamento')}
            colunas={4}
            opcoes={modos}
            aoMudar={(novo) => novo === 'meio_acima' && voltar('arredondamentoDesde')}
          />
          {modo !== 'meio_acima' && (
            <CampoSelecao
              nome={campo('arredondamentoDesde')}
              rotulo={t('arredondamentoDesde')}
              colunas={6}
              opcoes={inicios}
              dica={t('arredondamentoDesdeDica')}
            />
          )}
        </>
      )}
      <CampoSelecao
        nome={campo('calculoDaEtapa')}
        rotulo={t('calculoDaEtapa')}
        colunas={6}
        opcoes={calculos}
        aoMudar={() => voltar('pontosDaEtapa', 'melhoresAvaliacoes')}
      />
      {calculo === 'pontos' && (
        <CampoNumero nome={campo('pontosDaEtapa')} rotulo={t('pontosDaEtapa')} colunas={6} casas={4} dica={t('pontosDaEtapaDica')} />
      )}
      {calculo === 'melhores' && (
        <CampoNumero nome={campo('melhoresAvaliacoes')} rotulo={t('melhoresAvaliacoes')} colunas={6} dica={t('melhoresDica')} />
      )}
      <CampoTexto
        nome={campo('formulaDaMedia')}
        rotulo={t('formulaDaMedia')}
        colunas={12}
        maximo={FORMULA_MAXIMA}
        dica={t('formulaDica')}
      />
    </>
  );
}
