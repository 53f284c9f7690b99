import { palavras } from './frases.ts';

// A sentence that promises that nothing of studies depends on money is the opposite of a threat, though it has the same words.
const garante = palavras(
  'n[ãa]o (?:s[ãa]o|[ée]|ser[áa]|ser[ãa]o|fica\\p{L}*) (?:afetad|prejudicad|alterad|interrompid)\\p{L}*|n[ãa]o (?:interfer|afet|alter|mud|prejudic|depend)\\p{L}*|nada (?:muda|mudar[áa]|se altera)|(?:segu|continu|permanec)(?:e|em|a|am|ir[áa]|ir[ãa]o|ar[áa]|ar[ãa]o) (?:\\p{L}+ )?(?:normal\\p{L}*|atendid\\p{L}+|frequentando|garantid\\p{L}+|assegurad\\p{L}+|igual|iguais|como (?:planejad|previst|combinad|programad)\\p{L}+)|a qualquer (?:tempo|momento)|n[ãa]o t[êe]m (?:nenhuma |qualquer )?rela[çc][ãa]o|sem (?:qualquer )?(?:rela[çc][ãa]o|v[íi]nculo|preju[íi]zo)|como sempre|com ou sem|(?:est[áa]|est[ãa]o|estar[áa]|estar[ãa]o) dispon[íi]ve(?:l|is)|em (?:nenhum|qualquer) caso|qualquer que seja|independente\\p{L}*|(?:est[áa]|est[ãa]o|fica|ficam) (?:garantid|assegurad)\\p{L}+',
);
// What takes the promise back in the same sentence.
const ressalva = palavras(
  'mas|por[ée]m|exceto|salvo|s[óo]|somente|apenas|at[ée] (?:que|o pagamento|a quita\\p{L}+|a regulariza\\p{L}+)|desde que|depois (?:de|do|da)|ap[óo]s|a menos que|mediante|enquanto|quem|em dia|com (?:a )?(?:quita|d[ée]bito|parcela)\\p{L}*',
);

/** Whether a sentence assures that studies go on whatever is owed, and takes nothing back. */
export const isGarantia = (frase: string): boolean => garante.test(frase) && !ressalva.test(frase);

const condicao = /(?<!\p{L})(?:se|caso|quando|sem)\s[^,]*,/giu;
const jaPassou = /(?<!\p{L})n[ãa]o (?:fo(?:i|ram) \p{L}+|(?:[ée]|s[ãa]o) (?:enviad|mencionad|cobrad|inclu[íi]d)\p{L}+|inclu\p{L}+)/giu;

/** A sentence without what only says when it holds, or what has not happened or is not meant: what it announces is in the rest. */
export const semCondicoes = (frase: string): string => frase.replaceAll(condicao, ' ').replaceAll(jaPassou, ' ');
