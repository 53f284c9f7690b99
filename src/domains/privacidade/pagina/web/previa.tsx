import { Button } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { anonimizacaoApi } from '#domains/privacidade/anonimizacao/api.ts';
import { guardasLegais, impedimentos } from '#domains/privacidade/guardas.ts';
import { textosPrivacidade } from '../texts.ts';

export type PreviaDaAnonimizacao = RespostaCliente<typeof anonimizacaoApi.preverAnonimizacao>;

/** What making the person anonymous would erase, and what the law keeps. */
export function Previa({ previa, aoAnonimizar }: { previa: PreviaDaAnonimizacao; aoAnonimizar: () => void }) {
  const t = useTextos(textosPrivacidade);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { apaga, guardas, feitas } = previa;
  const impedida = previa.impedimentos.length > 0;
  const jaFeita = feitas.some(({ total }) => total);
  const apagados = [
    previa.total && t('identidade'),
    apaga.contatos > 0 && t('contatos', { n: apaga.contatos }),
    apaga.enderecos > 0 && t('enderecos', { n: apaga.enderecos }),
    apaga.fotos > 0 && t('fotos', { n: apaga.fotos }),
    apaga.anexos > 0 && t('anexos', { n: apaga.anexos }),
    apaga.fichaSaude && t('fichaSaude'),
    apaga.alteracoes > 0 && t('alteracoes', { n: apaga.alteracoes }),
  ].filter((texto) => texto !== false);
  return (
    <Cartao titulo={t('anonimizacao')}>
      {feitas.map(({ id, em, por, total, motivo }) => (
        <p key={id}>
          {t('feitas')} {total ? t('porInteiro') : t('emParte')}: {escreverInstante(em)}, {por}. {motivo}
        </p>
      ))}
      {impedida && (
        <>
          <p>{t('impedida')}</p>
          <ul>
            {previa.impedimentos.map(({ impedimento, n }) => (
              <li key={impedimento}>
                {rotuloDe(impedimentos, impedimento, idioma)} ({n})
              </li>
            ))}
          </ul>
        </>
      )}
      {!jaFeita && (
        <>
          <h3>{t('apaga')}</h3>
          <ul>
            {apagados.map((texto) => (
              <li key={texto}>{texto}</li>
            ))}
          </ul>
          <h3>{t('fica')}</h3>
          {guardas.length === 0 && <p>{t('nadaFica')}</p>}
          {guardas.length > 0 && (
            <Tabela
              legenda={t('fica')}
              colunas={[t('guarda'), t('ate'), t('fonte')]}
              cartao={{ titulo: 0 }}
              linhas={guardas.map(({ guarda, ate, fonte }) => ({
                chave: guarda,
                celulas: [rotuloDe(guardasLegais, guarda, idioma), ate === null ? t('paraSempre') : formatarData(ate), fonte],
              }))}
            />
          )}
          {previa.total && previa.nomeFica && <p>{t('nomeFica')}</p>}
          <p className="suave">{t('sempreFica')}</p>
        </>
      )}
      {pode('privacidade', 'excluir') && !impedida && !jaFeita && (
        <Button color="red" onClick={aoAnonimizar}>
          {t('anonimizar')}
        </Button>
      )}
    </Cartao>
  );
}
