import { useEffect, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import type { PaginaComposta, Peca } from '#shared/papel/pecas.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { enderecoDaImagem } from '#domains/academico/documentos/padrao/web/imagens.ts';
import estilo from './padrao.module.css';

const letras = [
  { fontWeight: 400, fontStyle: 'normal' },
  { fontWeight: 700, fontStyle: 'normal' },
  { fontWeight: 400, fontStyle: 'italic' },
  { fontWeight: 700, fontStyle: 'italic' },
] as const;

/** A page as it is printed: every line where the printer puts it, as wide as the printer makes it. */
export function Folha({ pagina, numero, total }: { pagina: PaginaComposta; numero: number; total: number }) {
  const t = useTextos(textosDocumentoPadrao);
  return (
    <svg
      className={estilo.folha}
      viewBox={`0 0 ${pagina.largura} ${pagina.altura}`}
      role="img"
      aria-label={`${t('paginaDe', { n: numero, total })}. ${textoDe(pagina)}`}
    >
      {/* oxlint-disable-next-line react/no-array-index-key -- the pieces of a page have no other name */}
      {pagina.pecas.map((peca, i) => (
        <Desenho key={i} peca={peca} />
      ))}
    </svg>
  );
}

const textoDe = ({ pecas }: PaginaComposta): string => pecas.flatMap((peca) => (peca.tipo === 'texto' ? [peca.texto] : [])).join(' ');

function Desenho({ peca }: { peca: Peca }) {
  switch (peca.tipo) {
    case 'texto':
      return (
        <text
          x={peca.x}
          y={peca.y}
          fontSize={peca.tamanho}
          style={{ wordSpacing: `${peca.espaco}px` }}
          textLength={peca.largura}
          lengthAdjust="spacing"
          {...letras[peca.fonte]}
          className={peca.apagado ? estilo.apagado : estilo.tinta}
          xmlSpace="preserve"
        >
          {peca.texto}
        </text>
      );
    case 'traco':
      return (
        <rect x={peca.x} y={peca.y} width={peca.largura} height={peca.espessura} className={peca.escuro ? estilo.tinta : estilo.linha} />
      );
    case 'fundo':
      return <rect x={peca.x} y={peca.y} width={peca.largura} height={peca.altura} className={estilo.fundo} />;
    case 'qr':
      return <rect x={peca.x} y={peca.y} width={peca.lado} height={peca.lado} className={estilo.qr} />;
    case 'imagem':
      return <Imagem peca={peca} />;
  }
}

function Imagem({ peca: { imagemId, x, y, largura, altura } }: { peca: Extract<Peca, { tipo: 'imagem' }> }) {
  const [endereco, setEndereco] = useState<string>();
  useEffect(() => {
    let vale = true;
    enderecoDaImagem(imagemId).then(
      (achado) => vale && setEndereco(achado),
      () => undefined,
    );
    return () => void (vale = false);
  }, [imagemId]);
  return endereco === undefined ? null : <image href={endereco} x={x} y={y} width={largura} height={altura} />;
}
