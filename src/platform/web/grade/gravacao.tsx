import { useEffect, useState } from 'react';
import { anunciar } from '../anuncios.tsx';
import { Etiqueta } from '../pagina/cartoes.tsx';
import { useGuarda } from '../formulario/envio/guarda.ts';
import { useAtual } from '../formulario/use-atual.ts';
import { horaNaEscola } from '../fuso.ts';
import { useTextos } from '../i18n.tsx';
import { criarFila, type EnviarLinhas, type FilaDaGrade } from './fila.ts';
import type { ModeloDaGrade } from './modelo.ts';
import { textosGrade } from './texts.ts';
import estilo from './grade.module.css';

/**
 * Saves a grid by itself while the screen is open, and once more when it goes; leaving with something that has not been saved is asked first.
 */
export function useGravacaoAutomatica(
  id: string,
  modelo: ModeloDaGrade,
  enviar: EnviarLinhas,
  { naFila = false }: { /** What is not saved is in the outbox, and goes without the screen. */ naFila?: boolean } = {},
): FilaDaGrade {
  const atual = useAtual(enviar);
  const [fila] = useState(() => criarFila(modelo, (linhas, chave) => atual.current(linhas, chave)));
  useEffect(() => {
    const parar = fila.ligar();
    window.addEventListener('online', fila.tentarAgora);
    return () => {
      fila.tentarAgora();
      parar();
      window.removeEventListener('online', fila.tentarAgora);
    };
  }, [fila]);
  useGuarda(id, () => (naFila ? modelo.contas().invalida : porGravar(modelo)) > 0, { ativa: true, desligada: false });
  return fila;
}

const porGravar = (modelo: ModeloDaGrade): number => {
  const { mudada, salvando, invalida, recusada, conflito } = modelo.contas();
  return mudada + salvando + invalida + recusada + conflito;
};

/** "Salvo às 14:32", what is on its way, what waits for the network, and how many cells somebody has to look at. */
export function SituacaoDaGravacao({
  modelo,
  fila,
  guardada = false,
}: {
  modelo: ModeloDaGrade;
  fila: FilaDaGrade /** In the browser too. */;
  guardada?: boolean;
}) {
  const t = useTextos(textosGrade);
  const { fase, salvoEm } = fila.situacao.usar();
  const { invalida, recusada, conflito } = modelo.useContas();
  const aCorrigir = invalida + recusada + conflito;
  const texto =
    fase === 'semRede'
      ? t(guardada ? 'semRedeGuardado' : 'semRede')
      : fase !== 'quieta'
        ? t('salvandoTudo')
        : aCorrigir > 0
          ? t('aCorrigir', { n: aCorrigir })
          : salvoEm
            ? t('salvoAs', { hora: horaNaEscola(salvoEm) })
            : t('tudoSalvo');
  // "Salvando" at every cell would talk over the one who types.
  useEffect(() => {
    if (fase !== 'salvando' && fase !== 'esperando' && texto !== t('tudoSalvo')) anunciar(texto);
  }, [fase, texto, t]);
  return (
    <>
      <span className={estilo.gravacao}>
        <Etiqueta tom={fase === 'semRede' || aCorrigir > 0 ? 'alerta' : 'neutro'}>{texto}</Etiqueta>
      </span>
      {fase === 'semRede' && (
        <button type="button" className="botao-simples" onClick={fila.tentarAgora}>
          {t('tentarAgora')}
        </button>
      )}
    </>
  );
}
