import { escreverInstante } from '#platform/web/fuso.ts';
import { outroVencimento } from '#shared/palavras/outro-vencimento.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { fichaApi } from '../api.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';
import type { TituloLido } from './titulo-lido.ts';

type ChaveDeAcao = Extract<keyof typeof textosTitulos, `acao_${string}`>;
const isChave = (chave: string): chave is ChaveDeAcao => Object.hasOwn(textosTitulos, chave);

/** Who did what to a title, newest first, down to its issue. */
export function HistoricoDoTitulo({ titulo }: { titulo: TituloLido }) {
  const t = useTextos(textosTitulos);
  const { idioma } = useIdioma();
  const consulta = useConsulta(fichaApi.historicoDoTitulo, { params: { id: titulo.id } });
  if (consulta.error && !consulta.data) return <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />;
  if (!consulta.data) return <Esqueleto linhas={3} />;
  return (
    <ol className={estilo.linha}>
      {consulta.data.itens.map((linha) => {
        const chave = `acao_${linha.acao.split('.')[1] ?? ''}`;
        const valor = linha.depois?.['valorCentavos'];
        const combinadoNo = linha.depois?.['combinadoNo'];
        return (
          <li key={linha.seq}>
            <strong>{nomeDoAutor(linha.usuarioNome, idioma)}</strong>{' '}
            {isChave(chave) ? t(chave, { valor: typeof valor === 'number' ? formatarReais(centavos(valor)) : '' }) : linha.acao}
            <p className="suave">
              {[escreverInstante(linha.em), outroVencimento(linha)].filter(Boolean).join(' · ')}
              {typeof combinadoNo === 'string' && ` · ${t('combinadoNo', { numero: combinadoNo })}`}
              {linha.motivo !== null && ` · ${t('motivo')}: ${linha.motivo}`}
            </p>
          </li>
        );
      })}
      {titulo.cancelamentos
        .filter((k) => k.tipo !== 'avulso')
        .toReversed()
        .map((k) => (
          <li key={`k${k.id}`}>
            {t('canceladoPor', { data: formatarData(k.dataCancelamento), usuario: k.usuarioNome })}
            <p className="suave">
              {[
                k.motivo,
                k.codigoMotivo && t(`cancelamento_${k.codigoMotivo}`),
                k.desfeitoEm !== null && `${t('desfeito')} ${escreverInstante(k.desfeitoEm)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      <li>
        {t('acao_emitido')}
        <p className="suave">{escreverInstante(titulo.criadoEm)}</p>
      </li>
    </ol>
  );
}
