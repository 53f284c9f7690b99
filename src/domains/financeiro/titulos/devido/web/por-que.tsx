import { Fragment } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { PainelSuspenso } from '#platform/web/janelas/painel-suspenso.tsx';
import { type Centavos, formatarValor } from '#shared/dinheiro.ts';
import type { ParametrosErro } from '#shared/erros.ts';
import { type ChaveDoPasso, textoDoPasso } from '../passos.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

type PassoLido = { chave: ChaveDoPasso; valorCentavos: Centavos; params: ParametrosErro };

/** An amount due, line by line; the lines sum to the last one. */
export function Passos({ passos, em }: { passos: readonly PassoLido[]; em: string }) {
  const { idioma } = useIdioma();
  return (
    <dl className={estilo.passos}>
      {passos.map((passo) => {
        const aviso = passo.chave === 'descontoPerdido';
        const classe = passo.chave === 'total' ? estilo.total : aviso ? 'suave' : undefined;
        return (
          <Fragment key={passo.chave}>
            <dt className={classe}>{textoDoPasso(passo, idioma, em)}</dt>
            <dd className={classe}>{aviso ? '' : formatarValor(passo.valorCentavos)}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

/** The same on demand, beside the figure that it explains. */
export function PorQueEsteValor({ passos, em }: { passos: readonly PassoLido[]; em: string }) {
  const t = useTextos(textosTitulos);
  if (passos.length === 0) return null;
  return (
    <PainelSuspenso
      largura={340}
      botao={(props) => (
        <button {...props} type="button" className="botao-simples">
          {t('porQue')}
        </button>
      )}
    >
      {() => <Passos passos={passos} em={em} />}
    </PainelSuspenso>
  );
}
