import { type Tela, telaPorId } from '#catalog/telas.ts';
import { useIdioma, useTextos } from './i18n.tsx';
import { EstadoVazio } from './estados.tsx';
import { Pagina } from './pagina.tsx';
import { nomeDaAcao, nomeDaSecao, textosWeb } from './texts.ts';

/** A screen of the catalog that is not built yet: says so, and names what will stand there. */
export function EmConstrucao({ tela }: { tela: Tela }) {
  const { idioma } = useIdioma();
  const t = useTextos(textosWeb);
  const acoes = tela.herda ? telaPorId(tela.herda.de).acoes : tela.acoes;
  const nomes = acoes.map((acao) => nomeDaAcao(acao, idioma).toLowerCase());
  return (
    <Pagina>
      <div className="cartao" data-em-construcao={tela.id}>
        <EstadoVazio
          titulo={t('emConstrucaoTitulo', { tela: tela.titulo[idioma] })}
          texto={
            <>
              {t('emConstrucaoTexto')} {tela.secao !== null && t('emConstrucaoSecao', { secao: nomeDaSecao(tela.secao, idioma) })}{' '}
              {nomes.length > 0 && t('emConstrucaoAcoes', { acoes: nomes.join(', ') })}
            </>
          }
        />
      </div>
    </Pagina>
  );
}
