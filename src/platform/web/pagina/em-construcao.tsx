import { porVir } from '#catalog/por-vir.ts';
import { type Tela, telaPorId } from '#catalog/telas.ts';
import { defineTextos } from '#shared/textos.ts';
import { useIdioma, useTextos } from '../i18n.tsx';
import { EstadoVazio } from './estados.tsx';
import { Pagina } from './pagina.tsx';
import { nomeDaAcao, nomeDaSecao } from '../texts.ts';

const textos = defineTextos({
  emConstrucaoTitulo: { br: '{tela}: esta tela ainda não está pronta', en: '{tela}: this screen is not ready yet' },
  emConstrucaoTexto: {
    br: 'O endereço já existe e a permissão já vale, mas o trabalho desta tela ainda será construído.',
    en: 'The address exists and the permission is in force, but the work of this screen is still to be built.',
  },
  emConstrucaoSecao: { br: 'Ela fará parte de {secao}.', en: 'It will be part of {secao}.' },
  emConstrucaoAcoes: { br: 'Aqui será possível: {acoes}.', en: 'Here it will be possible to: {acoes}.' },
});

/** A screen of the catalog that is not built yet: says so, and names what will stand there. */
export function EmConstrucao({ tela }: { tela: Tela }) {
  const { idioma } = useIdioma();
  const t = useTextos(textos);
  const acoes = tela.herda ? telaPorId(tela.herda.de).acoes : tela.acoes;
  const nomes = acoes.map((acao) => nomeDaAcao(acao, idioma).toLowerCase());
  return (
    <Pagina>
      <div className="cartao" data-em-construcao={tela.id}>
        <EstadoVazio
          titulo={t('emConstrucaoTitulo', { tela: tela.titulo[idioma] })}
          texto={
            <>
              {porVir[tela.id]?.[idioma]} {t('emConstrucaoTexto')}{' '}
              {tela.secao !== null && t('emConstrucaoSecao', { secao: nomeDaSecao(tela.secao, idioma) })}{' '}
              {nomes.length > 0 && t('emConstrucaoAcoes', { acoes: nomes.join(', ') })}
            </>
          }
        />
      </div>
    </Pagina>
  );
}
