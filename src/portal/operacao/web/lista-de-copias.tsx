import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { operacaoApi } from '../api.ts';
import { textosOperacao } from '../texts.ts';

type Copia = RespostaCliente<typeof operacaoApi.obterOperacao>['copias'][number];
const MB = 1_000_000;
const segundosDe = (ms: number): number => Math.max(1, Math.round(ms / 1_000));

/** The last backups, whether each is still there, and whether it comes back. */
export function ListaDeCopias({ copias }: { copias: readonly Copia[] }) {
  const t = useTextos(textosOperacao);
  return (
    <Tabela
      legenda={t('copias')}
      colunas={[t('quando'), t('origem'), t('tamanho'), t('conferida')]}
      cartao={{ titulo: 0, valor: 2, apoio: 1, estado: 3 }}
      linhas={copias.map((copia) => ({
        chave: copia.id,
        celulas: [
          escreverInstante(copia.concluidaEm),
          t(`origem_${copia.origem}`, { usuario: copia.usuarioNome ?? '' }),
          copia.erro === null ? t('emMb', { n: Math.ceil(copia.bytes / MB), segundos: segundosDe(copia.duracaoMs) }) : copia.erro,
          <Veredito key="v" copia={copia} />,
        ],
      }))}
    />
  );
}

function Veredito({ copia }: { copia: Copia }) {
  const t = useTextos(textosOperacao);
  if (copia.erro !== null) return <Etiqueta tom="perigo">{t('falhou')}</Etiqueta>;
  if (copia.apagadaEm !== null)
    return (
      <>
        <Etiqueta>{t('apagada')}</Etiqueta> {t('apagadaEm', { quando: escreverInstante(copia.apagadaEm) })}
      </>
    );
  if (!copia.naPasta) return <Etiqueta tom="alerta">{t('ausente')}</Etiqueta>;
  if (copia.verificacaoErro !== null)
    return (
      <>
        <Etiqueta tom="perigo">{t('conferida_erro')}</Etiqueta> {copia.verificacaoErro}
      </>
    );
  if (copia.verificacaoAchados === null) return <Etiqueta>{t('conferida_nao')}</Etiqueta>;
  return copia.verificacaoAchados === 0 ? (
    <Etiqueta tom="sucesso">{t('conferida_certa', { segundos: segundosDe(copia.verificacaoMs ?? 0) })}</Etiqueta>
  ) : (
    <Etiqueta tom="perigo">{t('conferida_achados', { n: copia.verificacaoAchados })}</Etiqueta>
  );
}
