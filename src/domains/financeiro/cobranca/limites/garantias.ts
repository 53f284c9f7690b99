import { palavras, semPalavras } from './frases.ts';

// A sentence that promises that nothing of studies depends on money is the opposite of a threat, though it has the same words.
const garante = palavras(
  [
    'n[ãa]o (?:s[ãa]o|[ée]|ser[áa]|ser[ãa]o|fica\\p{L}*|est[áa]|est[ãa]o) (?:afetad|prejudicad|alterad|interrompid|suspens|cortad|bloquead|impedid|negad|cancelad|retirad)\\p{L}*',
    'n[ãa]o (?:se )?(?:interfer|afet|alter|mud|prejudic|depend|perde(?!u)|cort|bloque|suspend)\\p{L}*|nada (?:d?isso )?(?:(?:[ée]|ser[áa]) (?:tirad|cortad|negad)|muda|mudar[áa]|se altera|interfer\\p{L}+)|nunca (?:depend|deix)\\p{L}+',
    '(?:segu|continu|permanec)(?:e|em|a|am|ir[áa]|ir[ãa]o|ar[áa]|ar[ãa]o) (?:\\p{L}+ ){0,3}(?:normal\\p{L}*|atendid\\p{L}+|frequentando|valendo|garantid\\p{L}+|assegurad\\p{L}+|igual|iguais|como (?:planejad|previst|combinad|programad)\\p{L}+)',
    '(?<!n[ãa]o )t[êe]m (?:todo )?(?:[oa] )?direito|haja ou n[ãa]o|para tod[oa]s (?:[oa]s )?(?:alun|estudant|crian)\\p{L}*|(?<!n[ãa]o )(?:garant|assegur)[ai]mos|nenhum[ao]? (?:\\p{L}+ )?(?:sofre|perde|[ée] (?:prejudicad|tratad|impedid))\\p{L}*|a qualquer (?:tempo|momento)|n[ãa]o t[êe]m (?:nenhuma |qualquer )?(?:rela[çc][ãa]o|efeito|reflexo|influ[êe]ncia|impacto|consequ[êe]ncia)|n[ãa]o deixar(?:[áa]|[ãa]o|emos) de|n[ãa]o (?:influ|interv|envolv)\\p{L}+|sem (?:qualquer )?(?:rela[çc][ãa]o|v[íi]nculo|preju[íi]zo)|como (?:sempre|tod[oa]s|os demais)|com ou sem|(?:est[áa]|est[ãa]o|estar[áa]|estar[ãa]o) dispon[íi]ve(?:l|is)|em (?:nenhum|qualquer) caso|qualquer que seja|independente\\p{L}*|(?:est[áa]|est[ãa]o|fica|ficam) (?:garantid|assegurad)\\p{L}+',
  ].join('|'),
);
// What takes the promise back in the same sentence.
const ressalva = palavras(
  'mas|por[ée]m|exceto|salvo|s[óo]|somente|apenas|at[ée] (?:que|o pagamento|a quita\\p{L}+|a regulariza\\p{L}+)|desde que|depois (?:de|do|da)|ap[óo]s|a menos que|mediante|enquanto|quem|em dia|com (?:a )?(?:quita|d[ée]bito|parcela)\\p{L}*|(?<!mesmo )se (?:\\p{L}+ ){0,2}(?:pag|quit|regulariz|acert)\\p{L}*',
);

/** Whether a sentence assures that studies go on whatever is owed, and takes nothing back. */
export const isGarantia = (frase: string): boolean => garante.test(frase) && !ressalva.test(frase);

const condicao = /(?<!\p{L})(?:se|caso|quando|sem)\s[^,]*,/iu;
const nao =
  '(?:n[ãa]o|nem|nunca|jamais) (?:(?:se|nos?|lhes?|[oa]s?|ainda|mais|[ée]|s[ãa]o|est[áa]|est[ãa]o|foi|foram|houve|h[áa]|t[êe]m|temos|tivemos|poss[íi]vel) )*';
// What has not happened, or is not seen, or is not said to others: of the past, or of the payment, never of what will be done.
const fato = palavras(
  [
    `${nao}(?:\\p{L}{2,}(?:ou|eu|iu|aram|eram|iram)|(?:fo(?:i|ram)|houve) \\p{L}+)`,
    `${nao}(?!\\p{L}*(?:r[áa]|r[ãa]o|remos)(?!\\p{L}))(?:identific|localiz|receb|const|encontr|registr|reconhec|confirm|aparec|acus|pag|quitad|baixad|compensad|vencid|enviad|mencionad|cobrad|inclu|cheg|consegu|pud|precis|necess[áa]ri|obrigat|preocup|sab(?:e|em)(?!\\p{L}))\\p{L}*`,
    'n[ãa]o (?:queremos|desejamos|pretendemos) (?:que )?\\p{L}+(?: \\p{L}+)?',
    // What the school has not seen or done, but for what it would owe: "não entregamos" is of today and of always.
    '(?:n[ãa]o|nem) (?:(?:[oa]s?|lhes?|nos) )?(?!(?:aceit|emit|entreg|deix|liber|permit|atend|renov|matricul|garant|corrig|fornec|serv|autoriz|admit|mant|ofere|d[aá]mos|faz|prest|exped)\\p{L}*)\\p{L}+(?<!r)[aei]mos',
    'n[ãa]o t(?:emos|[êe]m|inha) (?:[oa]s? |seu |nenhum )?(?:e-mail|telefone|contato|endere[çc]o|comprovante|not[íi]cia|resposta|registro|sinal)\\p{L}*',
    // Not by this way but by that; a promise of silence.
    'e n[ãa]o [oa]s? (?!\\p{L}*(?:r[áa]|r[ãa]o|remos)(?!\\p{L}))\\p{L}+|n[ãa]o (?:pel[oa]s?|por|para [oa]s?|com|d[eoa]s?|[àa]o?s)',
    '(?:n[ãa]o|nem) (?:(?:[oa]s?|[ée]|s[ãa]o|foi|foram|ser[áa]|ser[ãa]o|vamos) )*(?:entreg|envi|mostr)\\p{L}+ (?:a|para) (?:outr|ningu|mais|terceir)\\p{L}*',
    '(?:n[ãa]o|nem|nunca|jamais) (?:(?:se|[oa]s?|[ée]|s[ãa]o|faz|fazem|ser[áa]|ser[ãa]o|vamos|iremos|ser) )*(?:fal|trat|procurad|chamad|coment|compartilh|inform\\p{L}+ (?:sobre|d)|parte d[aeo]st|ficam? sabendo|mencion|conversad|conversam|cobr|exp[oõ]|divulg)\\p{L}*(?: (?!e )[^, ]+)*|n[ãa]o (?:[ée]|s[ãa]o) (?:respons|part|alvo|obrigad)\\p{L}*',
    'sem (?:(?:[oa]s?|qualquer|nenhum[ao]?) )?(?:registro|identifica|baixa|juros|multa|acr[ée]scimo|entrada|custo|taxa|tarifa|fundos|saldo|pagament|pagar|quita|resposta|desconto|ir|sair|vir|precisar)\\p{L}*',
  ].join('|'),
);
// A child named only as whose instalment it is: what is said is said of the instalment.
const daDivida = palavras(
  '(?:nomes?(?! del)|c[óo]digos?|cpf|boletos?|parcelas?|mensalidades?|anuidades?|taxas?|valor(?:es)?|descontos?|bolsas?|d[ée]bitos?|d[íi]vidas?|pagamentos?|comprovantes?|dep[óo]sitos?|contratos?|carn[êe]s?|cobran[çc]as?|saldos?|cheques?|multas?|recibos?|segundas? vias?|acordos?|cr[ée]ditos?|presta[çc](?:[ãa]o|[õo]es)|baixas?)' +
    '(?: (?:n[ãa]o pag|em abert)\\p{L}*| que (?:j[áa] )?(?!n[ãa]o)\\p{L}+| (?!n[ãa]o|nem|vai|\\p{L}+(?:rá|rão|remos))\\p{L}+)?' +
    '(?:,? (?:d[aeo]s?|referentes? [aà]?o?s?|em nome d[aeo]s?) (?:(?:seus?|suas?) )?(?!n[ãa]o|nem)\\p{L}+(?: (?:did[áa]tic|integra|escola|extra)\\p{L}*)?|,? del[ea]s?){1,4}',
);

/** A sentence without what only says when it holds, what has not happened, and the debt that it names: what it announces is in the rest. */
export const anuncio = (frase: string): string => semPalavras(semPalavras(semPalavras(frase, condicao), fato), daDivida);
