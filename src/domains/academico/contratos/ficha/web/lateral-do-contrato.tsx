import { escreverInstante } from '#platform/web/fuso.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import estilo from '#domains/academico/contratos/web/contrato.module.css';
import type { ContratoAberto } from './contrato-aberto.ts';
import { ImprimirAditivo } from '#domains/academico/contratos/aditivos/registro/web/door.tsx';
import { comSinal } from '#domains/academico/contratos/web/rotulos.ts';
import { tomDoAditivo } from '#domains/academico/contratos/aditivos/web/door.tsx';
import { useDesfazer } from '#domains/academico/contratos/ciclo/web/door.tsx';

/** The addenda of a contract, each with what it moved. */
export function AditivosDoContrato({ contrato }: { contrato: ContratoAberto }) {
  const t = useTextos(textosContrato);
  const ta = useTextos(textosAditivo);
  return (
    <Cartao titulo={t('aditivos')}>
      <ul className="lista">
        {contrato.aditivos.map((a) => (
          <li key={a.id}>
            <div className={estilo.linhaComAcao}>
              <Elo tela="aditivo-form" search={{ aditivo: a.id }}>
                {t('aditivoN', { ordem: a.ordem })}
              </Elo>
              <Etiqueta tom={tomDoAditivo[a.situacao]}>{ta(`situacao_${a.situacao}`)}</Etiqueta>
              {a.situacao !== 'rascunho' && <span>{comSinal(a.ajusteCentavos)}</span>}
              <ImprimirAditivo aditivo={a} naLista />
            </div>
            <div className={estilo.quando}>
              {formatarData(a.dataAditivo)} · {a.motivo}
            </div>
            {a.impedimento && <p className={`consequencia ${estilo.aviso}`}>{t('enviadoSuperado', { motivo: a.impedimento.mensagem })}</p>}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}

/** Every change of state, the newest first; the last one that stands can be undone. */
export function Situacoes({ contrato }: { contrato: ContratoAberto }) {
  const t = useTextos(textosContrato);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const desfazer = useDesfazer();
  const [desfazendo, setDesfazendo] = useState(false);
  const aoDesfazer = async (id: number): Promise<void> => {
    setDesfazendo(true);
    await desfazer(id);
    setDesfazendo(false);
  };
  return (
    <Cartao titulo={t('abaHistorico')}>
      <ol className="lista" lang={idioma === 'br' ? 'pt-BR' : 'en'}>
        {contrato.situacoes.toReversed().map((s) => (
          <li key={s.id}>
            <div className={estilo.linhaComAcao}>
              <span>
                {t(`situacao_${s.para}` as 'situacao_ativo')}
                {s.dataEfeito && ` · ${formatarData(s.dataEfeito)}`}
                {s.motivo && `: ${s.motivo}`}
                {s.desfeita && ` (${t('desfeita')})`}
              </span>
              {s.desfazivel && pode('contratos', 'editar') && (
                <button type="button" className="botao-simples" disabled={desfazendo} onClick={() => void aoDesfazer(s.id)}>
                  {t('desfazer')}
                </button>
              )}
            </div>
            <div className={estilo.quando}>
              {nomeDoAutor(s.usuarioNome, idioma)} · {escreverInstante(s.em)}
            </div>
          </li>
        ))}
        <li>
          {t('situacao_rascunho')}
          <div className={estilo.quando}>
            {contrato.criadoPor !== null && `${contrato.criadoPor} · `}
            {escreverInstante(contrato.criadoEm)}
          </div>
        </li>
      </ol>
    </Cartao>
  );
}
