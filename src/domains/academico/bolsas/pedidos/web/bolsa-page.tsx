import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useParametros } from '#platform/web/navegacao.tsx';
import { FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { rotulosPedido } from '../../situacoes.ts';
import { textosBolsa } from '../../texts.ts';
import { bolsasApi as api } from '../api.ts';
import { AcoesDaBolsa } from './acoes-da-bolsa.tsx';
import { Proporcao } from './proporcao.tsx';
import { tomDaBolsa } from './tom.ts';

/** One scholarship: where it stands, who said what, and what comes next. */
export default function BolsaPage() {
  const id = Number(useParametros()['id']);
  const consulta = useRegistro(api.obterBolsa, { params: { id } });
  return <PaginaDoRegistro consulta={consulta}>{(bolsa) => <Ficha bolsa={bolsa} />}</PaginaDoRegistro>;
}

function Ficha({ bolsa: b }: { bolsa: RespostaCliente<typeof api.obterBolsa> }) {
  const t = useTextos(textosBolsa);
  const { idioma } = useIdioma();
  const porcento = (valor: string) => t('porcento', { n: decimalNaTela(valor) });
  return (
    <Pagina
      titulo={t('bolsaDe', { aluno: b.alunoNome })}
      situacao={<Etiqueta tom={tomDaBolsa[b.situacao]}>{t(`situacao_${b.situacao}`)}</Etiqueta>}
      acoes={<AcoesDaBolsa bolsa={b} />}
      resumo={<Proporcao anoLetivoId={b.anoLetivoId} pedidoId={b.id} />}
    >
      <FatosEmColunas
        fatos={[
          [t('curso'), b.turmaNome === null ? b.cursoNome : `${b.cursoNome} · ${b.turmaNome}`],
          [t('ano'), b.ano],
          [
            t('responsavel'),
            <Elo key="ficha" tela="ficha-socioeconomica" params={{ id: b.fichaId }}>
              {b.responsavelNome}
            </Elo>,
          ],
          [t('solicitado'), porcento(b.percentualSolicitado)],
          [t('maximo'), b.faixaNome === null ? t('acimaDasFaixas') : `${porcento(b.percentualMaximo)} (${b.faixaNome})`],
          b.percentualConcedido !== null && [t('concedido'), `${porcento(b.percentualConcedido)} (${b.descontoNome})`],
          b.situacao === 'concedido' && [t('noContrato'), t(`noContrato_${b.noContrato}`)],
          b.encerradaDesde !== null && [t('encerradaDesde'), formatarData(b.encerradaDesde)],
          b.contratoId !== null && [
            t('contrato'),
            <Elo key="contrato" tela="contrato-visualizar" params={{ contratoId: b.contratoId }}>
              {b.contratoNumero}
            </Elo>,
          ],
        ]}
      />
      {b.parecer !== null && b.parecerPor !== null && b.parecerEm !== null && (
        <Cartao titulo={t('parecer')}>
          <p>{b.parecer}</p>
          <p className="suave">
            {b.percentualRecomendado !== null && `${t('recomendado')}: ${porcento(b.percentualRecomendado)}. `}
            {t('quemEm', { quem: b.parecerPor, em: escreverInstante(b.parecerEm) })}
          </p>
        </Cartao>
      )}
      {b.decisao !== null && b.decididoPor !== null && b.decididoEm !== null && (
        <Cartao titulo={t('decisao')}>
          <p>{b.decisao}</p>
          <p className="suave">{t('quemEm', { quem: b.decididoPor, em: escreverInstante(b.decididoEm) })}</p>
        </Cartao>
      )}
      <Cartao titulo={t('historico')}>
        <ol>
          {b.situacoes.map(({ id, para, motivo, usuarioNome, em }) => (
            <li key={id}>
              <strong>{rotuloDe(rotulosPedido, para, idioma)}</strong>{' '}
              <span className="suave">{t('quemEm', { quem: usuarioNome, em: escreverInstante(em) })}</span>
              {motivo !== null && <p className="suave">{motivo}</p>}
            </li>
          ))}
        </ol>
      </Cartao>
    </Pagina>
  );
}
