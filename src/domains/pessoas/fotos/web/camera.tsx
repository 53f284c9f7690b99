import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { type FotoEscolhida, prepararImagem } from './imagem.ts';
import estilo from '#domains/pessoas/web/pessoas.module.css';

type Situacao = 'abrindo' | 'pronta' | 'indisponivel';

/** A window with the camera's picture; the camera is on only while the window is open. */
export default function Camera({ aoTirar, aoFechar }: { aoTirar: (foto: FotoEscolhida) => void; aoFechar: () => void }) {
  const t = useTextos(textosPessoas);
  const video = useRef<HTMLVideoElement>(null);
  const [situacao, setSituacao] = useState<Situacao>('abrindo');
  useEffect(() => {
    let fluxo: MediaStream | null = null;
    let fechada = false;
    const desligar = (): void => {
      for (const faixa of fluxo?.getTracks() ?? []) faixa.stop();
    };
    const abrir = async (): Promise<void> => {
      fluxo = await navigator.mediaDevices.getUserMedia({ video: { width: { ideal: 1024 }, height: { ideal: 1024 }, facingMode: 'user' } });
      if (fechada) return desligar();
      if (video.current) video.current.srcObject = fluxo;
      setSituacao('pronta');
    };
    // No camera, no permission, or a page that is not served safely: the file is the other way.
    abrir().catch(() => setSituacao('indisponivel'));
    return () => {
      fechada = true;
      desligar();
    };
  }, []);
  const tirar = async (): Promise<void> => {
    const foto = video.current && (await prepararImagem(video.current, 'camera.jpg'));
    if (foto) aoTirar(foto);
    aoFechar();
  };
  const rodape = (
    <>
      <Button variant="default" onClick={aoFechar}>
        {t('cancelar')}
      </Button>
      <Button data-foco disabled={situacao !== 'pronta'} onClick={() => void tirar()}>
        {t('tirarFoto')}
      </Button>
    </>
  );
  return (
    <Janela aberta titulo={t('usarCamera')} aoFechar={aoFechar} rodape={rodape}>
      {situacao === 'indisponivel' ? (
        <p role="alert">{t('cameraIndisponivel')}</p>
      ) : (
        <video ref={video} className={estilo.camera} autoPlay playsInline muted />
      )}
    </Janela>
  );
}
